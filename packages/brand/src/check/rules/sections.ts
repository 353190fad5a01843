import * as v from "valibot";
import { privacyCopy } from "../../copy/privacy.ts";
import { termsCopy } from "../../copy/terms.ts";
import { BrandSections } from "../../sections/schema.ts";
import type { DataFile } from "../../source/data-file.ts";
import { articlesOf } from "../../text/articles.ts";
import type { Found } from "../finding.ts";
import type { Rule } from "../rule.ts";
import { schemaFindings } from "../schema-findings.ts";

/** The parts of the pages fit their schema, and a page has what it needs once. */
export const sections: Rule = ({ parts: { sections: file } }) => {
  if (!file || file.value === undefined) return [];
  if (!v.is(BrandSections, file.value)) return schemaFindings(file, BrandSections);
  return [...topFaults(file, file.value), ...articleFaults(file, file.value)];
};

function topFaults(file: DataFile, { top }: BrandSections): Found[] {
  if (!top) return [];
  const kinds = top.map(({ kind }) => kind);
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
    // Links lead to a part by its kind, and nobody needs the same part twice.
    ...kinds.flatMap((kind, index) =>
      kinds.indexOf(kind) < index
        ? [{ ...at(index), message: `"${kind}" stands twice on the top page`, mend: "Leave one of them." }]
        : [],
    ),
    ...(kinds.some((kind) => kind === "closing" || kind === "calculator")
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

const bases = { terms: termsCopy, privacy: privacyCopy };

function articleFaults(file: DataFile, { articles }: BrandSections): Found[] {
  if (!articles) return [];
  return (["terms", "privacy"] as const).flatMap((name) => {
    const count = articlesOf({}, bases[name], {}).length;
    return (articles[name] ?? []).flatMap(({ after }, index) =>
      after <= count
        ? []
        : [
            {
              file: file.file,
              line: file.lineOf(["articles", name, index, "after"]),
              message: `"${name}" has no article ${after}`,
              mend: `Write a number up to ${count}.`,
            },
          ],
    );
  });
}
