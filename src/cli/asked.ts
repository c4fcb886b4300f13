/** `decided`: the run can go on. `left`: it waits on. `lost`: somebody else ended it meanwhile. */
export type Asked = "decided" | "left" | "interrupted" | "lost";
