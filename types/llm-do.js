// For a project's own tests of its tools; when llm-do runs them it provides this module itself.
export { z } from "zod";

export const defineTool = (tool) => tool;
export const defineToolset = (toolset) => toolset;
export const registerToolset = () => undefined;
