import * as v from "valibot";
import { agreementCopy } from "../../copy/agreement.ts";
import { privacyCopy } from "../../copy/privacy.ts";
import { termsCopy } from "../../copy/terms.ts";
import { BrandSections, type FurtherArticle } from "../../sections/schema.ts";
import type { DataFile, DataPath } from "../../source/data-file.ts";
import { articlesOf } from "../../text/articles.ts";
import type { LegalValues } from "../../text/legal-values.ts";
import { placeholdersOf } from "../../text/placeholders.ts";
import type { Found } from "../finding.ts";
import { nearest } from "../nearest.ts";
import type { Rule } from "../rule.ts";
import { schemaFindings } from "../schema-findings.ts";
import { textsIn } from "../texts.ts";

/** What a text of a page or an article may take from the settings. */
const legalNames: readonly string[] = [
  "serviceName",
  "company",
  "we",
  "customers",
  "representative",
  "zipcode",
  "address",
  "phone",
  "email",
  "hours",
  "privacyOfficer",
  "court",
  "feeMin",
  "feeMax",
  "bankCharge",
  "amountMin",
  "amountMax",
  "decisionDays",
  "payOutDays",
  "handOverDays",
  "complaintDays",
  "dayEnds",
  "returnAccount",
] satisfies readonly (keyof LegalValues)[];

/** The sections of the pages fit their schema, and a page has what it needs once. */
export const sections: Rule = ({ files: { sections: file, copy } }) => {
  if (!file || file.value === undefined) return [];
  if (!v.is(BrandSections, file.value)) return schemaFindings(file, BrandSections);
  return [
    ...topFaults(file, file.value),
    ...pageFaults(file, file.value),
    ...articleFaults(file, file.value, copy?.value),
    ...placeholderFaults(file),
  ];
};

/** Links of the header and the footer stand on every page, which fills nothing in. */
const isFilled = ([part]: DataPath) => part !== "header" && part !== "footer";

/** A place that nothing fills would be read as it stands. */
const placeholderFaults = (file: DataFile): Found[] =>
  textsIn(file).flatMap(({ path, text }): Found[] => {
    const known = isFilled(path) ? legalNames : [];
    const at = { file: file.file, line: file.lineOf(path), key: path.join(".") };
    const rest = text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, "");
    return [
      ...placeholdersOf(text)
        .filter((name) => !known.includes(name))
        .map((name) => ({
          ...at,
          message: known.length > 0 ? `no setting is called {${name}}` : `nothing fills {${name}} here`,
          mend:
            known.length > 0
              ? `Write {${nearest(name, known) ?? "company"}}, or the words themselves.`
              : "Write the words themselves.",
        })),
      ...(/[{}｛｝]/.test(rest)
        ? [
            {
              ...at,
              message: `"${path.join(".")}" has a brace that begins or ends no placeholder`,
              mend: "Take it out, or write the name of a setting between two of them.",
            },
          ]
        : []),
    ];
  });

/** Each page has an address and a name of its own. */
const pageFaults = (file: DataFile, { pages = [] }: BrandSections): Found[] =>
  pages.flatMap((page, index) =>
    (["path", "title"] as const)
      .filter((key) => pages.findIndex((other) => other[key] === page[key]) < index)
      .map((key) => ({
        file: file.file,
        line: file.lineOf(["pages", index, key]),
        key: `pages.${index}.${key}`,
        message: `two pages have the ${key} "${page[key]}"`,
        mend: `Give each its own ${key}.`,
      })),
  );

function topFaults(file: DataFile, { top }: BrandSections): Found[] {
  if (!top) return [];
  const kinds = top.map(({ kind }) => kind);
  const calculates = top.some((section) => section.kind === "hero" && section.variant === "calculator");
  const at = (index: number) => ({ file: file.file, line: file.lineOf(["top", index]) });
  const isFirst = kinds[0] === "hero";
  return [
    ...(isFirst
      ? []
      : [
          {
            ...at(0),
            message: `the top page begins with "${kinds[0]}"`,
            mend: 'Begin it with { kind: "hero" }: it holds the heading of the page.',
          },
        ]),
    // Links lead to a section by its kind, so a page has each kind once.
    ...kinds.flatMap((kind, index) =>
      kinds.indexOf(kind) < index
        ? [{ ...at(index), message: `"${kind}" stands twice on the top page`, mend: "Leave one of them." }]
        : [],
    ),
    ...(calculates && kinds.includes("calculator")
      ? [
          {
            ...at(kinds.indexOf("calculator")),
            message: "the calculator stands in the hero already",
            mend: "Leave one of them.",
          },
        ]
      : []),
    ...(calculates || kinds.some((kind) => kind === "closing" || kind === "calculator")
      ? []
      : [
          {
            ...at(kinds.length - 1),
            message: "the top page ends without a way in",
            mend: 'End it with { kind: "closing" }.',
          },
        ]),
  ];
}

const bases = { terms: termsCopy, privacy: privacyCopy, agreement: agreementCopy };

/** An article that comes earlier than one which the text names by its number would give it another. */
function lastNamed(name: keyof typeof bases, copy: unknown): number {
  const { area, texts } = bases[name];
  const own = typeof copy === "object" && copy !== null ? copy : {};
  const said = Object.entries({ ...texts, ...own })
    .filter(([key]) => key in texts || key.startsWith(`${area}.`))
    .map(([, text]) => String(text));
  const numbers = said.flatMap((text) =>
    [...text.matchAll(/第(\d+)条/g)].map(([, number]) => Number(number)),
  );
  return Math.max(0, ...numbers);
}

function articleFaults(file: DataFile, { articles }: BrandSections, copy: unknown): Found[] {
  if (!articles) return [];
  return (["terms", "privacy", "agreement"] as const).flatMap((name) => {
    const base = articlesOf({}, bases[name], {});
    const named = lastNamed(name, copy);
    const own = articles[name] ?? [];
    return own.flatMap((article, index): Found[] => {
      const at = (key: keyof FurtherArticle) => ({
        file: file.file,
        line: file.lineOf(["articles", name, index, key]),
      });
      const { after, title, text } = article;
      return [
        ...(after > base.length
          ? [
              {
                ...at("after"),
                message: `"${name}" has no article ${after}`,
                mend: `Write a number up to ${base.length}.`,
              },
            ]
          : []),
        ...(after < named
          ? [
              {
                ...at("after"),
                message: `after article ${after} it would give article ${named} of "${name}", which the text names by its number, another one`,
                mend: `Write a number from ${named} to ${base.length}.`,
              },
            ]
          : []),
        ...(base.some((other) => other.title === title) ||
        own.findIndex((other) => other.title === title) < index
          ? [
              {
                ...at("title"),
                message: `"${name}" has an article called "${title}" already`,
                mend: "Give it a title of its own.",
              },
            ]
          : []),
        // An empty line parts the paragraphs of a contract: what follows it would stand under no article.
        ...(name === "agreement" && /\n\s*\n/.test(text)
          ? [{ ...at("text"), message: "an empty line parts the article", mend: "Take the empty line out." }]
          : []),
      ];
    });
  });
}
