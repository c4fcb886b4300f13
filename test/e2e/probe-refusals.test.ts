import { test } from "vitest";
import { wake, writer, post } from "./conversation.ts";
test("probe", async () => {
  await using product = await writer(["a.md"]);
  await product.run();
  product.as("rita").comment(1, "/approve A1");
  product.as("sam").comment(1, "/approve A1");
  await wake(product, 1);
  console.log(product.threads(1)[0]?.comments[0]?.body);
  for (const c of product.comments(1)) console.log(c.author, JSON.stringify(c.reactions), c.body);
  console.log(product.runs.map(r=>[r.event,r.conclusion,JSON.stringify(r.outputs)]));
  console.log(product.runs.at(-1)?.log, product.git("log","--oneline","--all"));
}, 60000);
