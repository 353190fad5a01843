import { BrandSettings } from "../settings/schema.ts";
import { Tokens } from "../tokens/schema.ts";
import type { BrandSource } from "./brand-source.ts";
import type { Finding, Rule } from "./finding.ts";
import { againstBase } from "./rules/against-base.ts";
import { againstSettings } from "./rules/against-settings/against-settings.ts";
import { assets } from "./rules/assets.ts";
import { companyFacts } from "./rules/company-facts.ts";
import { contrast } from "./rules/contrast.ts";
import { copyKeys } from "./rules/copy-keys.ts";
import { data } from "./rules/data.ts";
import { dates } from "./rules/dates.ts";
import { demo } from "./rules/demo.ts";
import { duplicates } from "./rules/duplicates.ts";
import { font } from "./rules/font.ts";
import { forbidden } from "./rules/forbidden.ts";
import { furtherPapers } from "./rules/further-papers.ts";
import { hosts } from "./rules/hosts.ts";
import { icons } from "./rules/icons.ts";
import { links } from "./rules/links.ts";
import { logoGround } from "./rules/logo-ground.ts";
import { name } from "./rules/name.ts";
import { photographs } from "./rules/photographs.ts";
import { placeholders } from "./rules/placeholders.ts";
import { returnAccount } from "./rules/return-account.ts";
import { sections } from "./rules/sections.ts";
import { speech } from "./rules/speech.ts";
import { tags } from "./rules/tags.ts";
import { templatePictures } from "./rules/template-pictures.ts";
import { termsRule } from "./rules/terms.ts";
import { unfinished } from "./rules/unfinished.ts";
import { unusual } from "./rules/unusual.ts";
import { writing } from "./rules/writing.ts";
import { schemaFindings } from "./schema-findings.ts";

const rules: { readonly [name: string]: Rule } = {
  data,
  name,
  settings: ({ files }) => schemaFindings(files.settings, BrandSettings),
  unusual,
  "return-account": returnAccount,
  "company-facts": companyFacts,
  tags,
  "further-papers": furtherPapers,
  hosts,
  duplicates,
  tokens: ({ files }) => schemaFindings(files.tokens, Tokens),
  contrast,
  font,
  "copy-keys": copyKeys,
  placeholders,
  "forbidden-words": forbidden,
  "against-settings": againstSettings,
  "against-base": againstBase,
  dates,
  links,
  assets,
  "logo-ground": logoGround,
  icons,
  sections,
  photographs,
  unfinished,
  writing,
  terms: termsRule,
  speech,
  demo,
  "template-pictures": templatePictures,
};

/** Rules that read one file only, so they are checked even if another file cannot be read. */
const singleFileRules = new Set(["data", "name", "settings", "hosts", "tokens"]);

/** All findings of the named brands; the other brands are read for values that must be unique. Dates are compared with
 * `today` if it is given. */
export async function checkBrands(
  all: readonly BrandSource[],
  names: readonly string[],
  today?: string,
): Promise<Finding[]> {
  const checked = all
    .filter((brand) => names.includes(brand.name))
    .map(async (brand) => {
      const isReadable = Object.values(brand.files).every(({ value }) => value !== undefined);
      const possible = Object.entries(rules).filter(([rule]) => isReadable || singleFileRules.has(rule));
      const results = possible.map(async ([rule, find]) =>
        (await find(brand, all, today)).map((found): Finding => ({ brand: brand.name, rule, ...found })),
      );
      return onePerCause((await Promise.all(results)).flat());
    });
  return (await Promise.all(checked)).flat();
}

/** Rules about words; a smaller number is more serious. */
const severity: Readonly<Record<string, number>> = {
  unfinished: 0,
  "forbidden-words": 0,
  "against-settings": 1,
  writing: 2,
  "company-facts": 3,
  terms: 3,
  "against-base": 4,
  speech: 5,
};

/** Rules about the form of data, not about what a text says. */
const shapeRules = new Set(["data", "settings", "tokens", "sections"]);

/** A malformed value gets one finding, because further rules would repeat it in other words. */
function onePerCause(findings: readonly Finding[]): Finding[] {
  const place = ({ file, line }: Finding) => `${file}:${line}`;
  const malformed = new Set(findings.filter(({ rule }) => shapeRules.has(rule)).map(place));
  const templateFiles = findings.find(({ rule }) => rule === "template-pictures")?.key?.split(", ") ?? [];
  const isTemplateFile = ({ file, level, rule }: Finding) =>
    rule === "assets" && level === "advice" && templateFiles.some((name) => file.endsWith(`/${name}`));
  // Icons are drawn from the mark, so a mark that is faulty or that of the template is reported first.
  const hasMark =
    !templateFiles.includes("mark.svg") &&
    !findings.some(({ rule }) => rule === "assets" || rule === "logo-ground");
  // A phrase that breaks several rules is reported by the most serious one only.
  const isReportedAlready = (finding: Finding) =>
    findings.some(
      (other) =>
        Number(severity[other.rule]) < Number(severity[finding.rule]) && place(other) === place(finding),
    );
  const isPremature = ({ rule }: Finding) => rule === "icons" && !hasMark;
  return findings.filter(
    (finding) =>
      !isPremature(finding) &&
      !isReportedAlready(finding) &&
      (shapeRules.has(finding.rule) || !malformed.has(place(finding))) &&
      !isTemplateFile(finding),
  );
}
