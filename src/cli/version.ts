import manifest from "../../package.json" with { type: "json" };

/** Of the package, fixed when the bundle is built. */
export const VERSION: string = manifest.version;
