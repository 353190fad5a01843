import { readBrands } from "../check/brand-source.ts";
import { checkBrands } from "../check/check-brands.ts";
import { translateFindings } from "../check/finding.ts";
import { unreachableLinks } from "../check/reachable-links.ts";
import { type BilingualText, inBothLanguages, say } from "../sentences/say.ts";
import { type Command, findBrands, print } from "./command.ts";
import { fix } from "./fix.ts";
import { format } from "./format.ts";

export const check: Command = {
  usage: "check [NAME…] [--fix] [--online] [--json] [--today DATE]",
  help: say("checkHelp"),
  flags: { fix: "boolean", json: "boolean", online: "boolean", today: "string" },
  async run(
    root,
    names,
    { fix: isFixing, json, online, today: statedDay },
    { language, today: currentDay, printMessage },
  ) {
    const today = String(statedDay ?? currentDay);
    let all = readBrands(root);
    const brands = findBrands(all, names);
    const brandNames = brands.map(({ name }) => name);
    const fixed = isFixing ? fix(root, await checkBrands(all, brandNames, today)) : [];
    const formatted = isFixing ? format(root, brands) : [];
    if (fixed.length + formatted.length > 0) all = readBrands(root);
    const findings = [
      ...(await checkBrands(all, brandNames, today)),
      ...(online ? await unreachableLinks(brands, fetch) : []),
    ];
    const errors = findings.filter(({ level }) => level !== "advice");
    if (json) {
      print(JSON.stringify({ brands: brandNames, findings: translateFindings(findings, language) }, null, 2));
    } else {
      for (const { file, line, message } of fixed)
        printMessage(say("findingCorrected", { place: `${file}:${line}`, message }));
      for (const file of formatted) printMessage(say("fileFormatted", { file }));
      for (const { file, line, rule, level, message, howToFix } of findings) {
        const text: BilingualText = level ? say("advice", { message }) : message;
        print(`${file}:${line}  ${text[language]}  [${rule}]\n    ${howToFix[language]}`);
      }
      printMessage(
        summary(inBothLanguages(brandNames.join(", ")), errors.length, findings.length - errors.length),
      );
    }
    return errors.length === 0 ? 0 : 1;
  },
};

function summary(brands: BilingualText, count: number, advice: number): BilingualText {
  if (advice === 0)
    return count === 0 ? say("nothingToCorrect", { brands }) : say("toCorrect", { brands, count });
  return count === 0
    ? say("nothingToCorrectAdvice", { brands, advice })
    : say("toCorrectAdvice", { brands, count, advice });
}
