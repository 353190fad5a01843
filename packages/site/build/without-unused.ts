import type { Plugin } from "vite";

/** What stands in a library's file, and what in its place. */
type Taken = readonly [stands: string, instead: string];

/**
 * The router without what the site never asks of it: options that it is not given, routes that are found out on the way,
 * forms that routes answer (`action`), and loads beside the page's own (`useFetcher`).
 */
const ofRouter: readonly Taken[] = [
  ["init.instrumentations", "undefined"],
  ["init.patchRoutesOnNavigation", "undefined"],
  ["init.dataStrategy", "undefined"],
  ["consumeInstrumentationClientResultMetaReceiver(router)", "undefined"],
  ["if (isFogOfWar) {", "if (false) {"],
  [
    "else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {",
    "else if (false) {",
  ],
  ["async function fetch(key, routeId, href, opts) {", "async function fetch() {\n\t\treturn;"],
  ["\tfetchLoadMatches.forEach((f, key) => {", "\tif (false) fetchLoadMatches.forEach((f, key) => {"],
  ["\t\tpatchRoutes,\n", ""],
];

/** Forms without rules of their own at single fields: each is judged as a whole, by its resolver. */
const ofForms: readonly Taken[] = [
  [
    "var validateField = async (field, disabledFieldNames, formValues, validateAllFieldCriteria, shouldUseNativeValidation, isFieldArray) => {",
    "var validateField = async (field, disabledFieldNames, formValues, validateAllFieldCriteria, shouldUseNativeValidation, isFieldArray) => {\n    return {};",
  ],
];

const parts: readonly { file: RegExp; taken: readonly Taken[] }[] = [
  { file: /\/react-router\/dist\/.*\/lib\/router\/router\.js$/, taken: ofRouter },
  { file: /\/react-hook-form\/dist\/index\.esm\.mjs$/, taken: ofForms },
];

/** What libraries do for those who use more of them than this site: every first page would load it. */
export function withoutUnused(): Plugin {
  return {
    name: "kaitori:without-unused",
    apply: (config, { isSsrBuild }) => config.build !== undefined && !isSsrBuild,
    transform: {
      filter: { id: parts.map(({ file }) => file) },
      handler(code, id) {
        const taken = parts.find(({ file }) => file.test(id))?.taken ?? [];
        const missing = taken.find(([stands]) => !code.includes(stands));
        if (missing) throw new Error(`${id} is written otherwise than expected: it has no "${missing[0]}"`);
        return {
          code: taken.reduce((rest, [stands, instead]) => rest.replaceAll(stands, instead), code),
          map: null,
        };
      },
    },
  };
}
