export const id = 1718;
export const ids = [1718];
export const modules = {

/***/ 91718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WORKFLOW: () => (/* binding */ WORKFLOW)
/* harmony export */ });
/** `.github/workflows/llm-do.yml` of `init --github`: the workflow that the README shows. */
const WORKFLOW = `name: llm-do
on:
  schedule: [{ cron: "17 6 * * 1" }]
  workflow_dispatch: { inputs: { input: { description: What to do, required: false } } }
  issue_comment: { types: [created] }
  pull_request_review_comment: { types: [created] }
  pull_request: { types: [closed] }                 # add opened, synchronize to run on every PR
  repository_dispatch: { types: [llm-do] }          # the Action's own relay and child runs
jobs:
  llm-do:
    if: \${{ !contains(github.event_name, 'comment') || startsWith(github.event.comment.body, '/') }}
    runs-on: ubuntu-latest
    permissions: { contents: write, pull-requests: write, issues: write }
    steps:
      - uses: llm-do/action@v1
        with: { anthropic-api-key: "\${{ secrets.ANTHROPIC_API_KEY }}" }
`;


/***/ })

};
