#!/usr/bin/env node
// `npx llm-do` and `npm install --global` start here; the Action starts with ./index.js.
import "./index.js";
