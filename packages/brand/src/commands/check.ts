import { checkBrands } from "../check/check-brands.ts";
import { unreachableLinks } from "../check/reachable-links.ts";
import { type Command, readAll, say, theBrand } from "./command.ts";

export const check: Command = {
  usage: "check [NAME…] [--online] [--json]",
  sentence:
    "Finds what is wrong with one brand or with all, each with file, line and the mend; --online follows links.",
  flags: { json: { type: "boolean" }, online: { type: "boolean" } },
  async run(workspace, names, { json, online }) {
    const all = readAll(workspace);
    const brands = names.length > 0 ? names.map((name) => theBrand(all, name)) : all;
    const wanted = brands.map(({ name }) => name);
    const findings = [...checkBrands(all, wanted), ...(online ? await unreachableLinks(brands, fetch) : [])];
    if (json) {
      say(JSON.stringify({ brands: wanted, findings }, null, 2));
    } else {
      for (const { file, line, rule, message, mend } of findings) {
        say(`${file}:${line}  ${message}  [${rule}]\n    ${mend}`);
      }
      say(
        `${wanted.join(", ")}: ${findings.length === 0 ? "nothing to mend" : `${findings.length} to mend`}`,
      );
    }
    return findings.length === 0 ? 0 : 1;
  },
};
