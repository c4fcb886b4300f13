import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startLab } from "../../test/lab/lab.ts";
const folder = join(import.meta.dirname, "repository");
const files: Record<string,string> = {};
for (const e of readdirSync(folder,{recursive:true,withFileTypes:true})) if (e.isFile()) { const p=join(e.parentPath,e.name); files[p.slice(folder.length+1)] = readFileSync(p,"utf8"); }
await using lab = await startLab({ repository: { owner:"acme", name:"sundial", files, settings:{actionsMayCreatePullRequests:true}}, people:{maria:"admin"}, bundle: process.env.LLM_DO_TEST_BUNDLE as string });
const t=Date.now(); const at=()=>`${Date.now()-t}ms`;
const show=(rs: any[])=>{for(const r of rs) console.log("RUN",r.id,r.event,r.conclusion,at(),JSON.stringify(r.outputs),"\n"+r.log,"\nSUMMARY\n"+r.summary)};
console.log("start", files); await lab.idle();
await lab.schedule("llm-do.yml"); show(await lab.idle());
for (const p of lab.pullRequests()) { console.log(p); }
for (const th of lab.threads(1)) { console.log(th); for (const c of th.comments) console.log(c.body,"\n====="); }
console.log(lab.reviews(1));
const [a,b]=lab.threads(1);
lab.as("maria").reply(a!.id,"/approve"); show(await lab.idle());
lab.as("maria").reply(b!.id,"/deny We plan in issues, not in a file."); show(await lab.idle());
console.log(lab.pullRequest(1)); console.log(lab.pullRequest(1).body);
for (const th of lab.threads(1)) for (const c of th.comments) console.log(c.author,c.createdAt,c.body,c.reactions,"\n=====");
console.log(lab.comments(1));
console.log(lab.git("for-each-ref"));
console.log(lab.git("log","--reverse","--format=%h %an %s",lab.git("for-each-ref","--format=%(refname)","refs/llm-do/done")));
console.log(lab.git("diff","main...llm-do/main"));
lab.check();
