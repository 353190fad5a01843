import { checkBrands } from "../check/check-brands.ts";
import { unreachableLinks } from "../check/reachable-links.ts";
import { type Command, readAll, say, theBrands } from "./command.ts";
import { fix } from "./fix.ts";
import { format } from "./format.ts";
import { sarif } from "./sarif.ts";

export const check: Command = {
  usage: "check [NAME…] [--fix] [--online] [--json] [--sarif]",
  sentence:
    "Finds what is wrong with one brand or with all, each with file, line and the mend; --fix mends what has one answer and formats the files, --online follows links.",
  flags: {
    fix: { type: "boolean" },
    json: { type: "boolean" },
    online: { type: "boolean" },
    sarif: { type: "boolean" },
  },
  async run(workspace, names, { fix: mends, json, online, sarif: asSarif }) {
    let all = readAll(workspace);
    const brands = theBrands(all, names);
    const wanted = brands.map(({ name }) => name);
    const mended = mends ? fix(workspace.root, checkBrands(all, wanted)) : [];
    const formatted = mends ? format(workspace.root, brands) : [];
    if (mended.length + formatted.length > 0) all = readAll(workspace);
    const findings = [...checkBrands(all, wanted), ...(online ? await unreachableLinks(brands, fetch) : [])];
    const errors = findings.filter(({ level }) => level !== "advice");
    if (asSarif) {
      say(JSON.stringify(sarif(findings), null, 2));
    } else if (json) {
      say(JSON.stringify({ brands: wanted, findings }, null, 2));
    } else {
      for (const { file, line, message } of mended) say(`${file}:${line}  mended: ${message}`);
      for (const file of formatted) say(`${file}  formatted`);
      for (const { file, line, rule, level, message, mend } of findings) {
        say(`${file}:${line}  ${level ? `${level}: ` : ""}${message}  [${rule}]\n    ${mend}`);
      }
      say(`${wanted.join(", ")}: ${summary(errors.length, findings.length - errors.length)}`);
    }
    return errors.length === 0 ? 0 : 1;
  },
};

function summary(errors: number, advice: number): string {
  const toMend = errors === 0 ? "nothing to mend" : `${errors} to mend`;
  return advice === 0 ? toMend : `${toMend}, ${advice} to consider`;
}
