export const id = 3985;
export const ids = [3985];
export const modules = {

/***/ 3985:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  VERSION: () => (/* binding */ VERSION)
});

;// CONCATENATED MODULE: ./package.json
const package_namespaceObject = {"rE":"0.1.0"};
;// CONCATENATED MODULE: ./src/cli/version.ts

/** Of the package, fixed when the bundle is built. */
const VERSION = package_namespaceObject.rE;


/***/ })

};
