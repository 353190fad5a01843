import * as v from "valibot";
import { type Tag, Tags } from "../../settings/tags.ts";
import type { Found } from "../finding.ts";
import type { Rule } from "../rule.ts";

/** Each tag is named once, and something loads it. */
export const tags: Rule = ({ files: { settings: file } }) => {
  const given: unknown = Reflect.get(Object(file?.value), "tags");
  if (!file) return [];
  if (!v.is(Tags, given)) {
    const isTested = Reflect.get(Object(file.value), "abTestId") !== undefined && given === undefined;
    const at = { file: file.file, line: file.lineOf(["abTestId"]) };
    return isTested
      ? [{ ...at, message: '"abTestId" is told to nobody', mend: "Name the tags, or take it out." }]
      : [];
  }
  const { list } = given;
  const names = list.map(nameOf);
  const hasManager = list.some(({ kind }) => kind === "tagManager");
  return list.flatMap((tag, index): Found[] => {
    const at = { file: file.file, line: file.lineOf(["tags", "list", index]) };
    const name = nameOf(tag);
    if (names.indexOf(name) < index)
      return [{ ...at, message: `the tag "${name}" is named twice`, mend: "Leave one of them." }];
    const isLoaded = hasManager || (tag.kind === "other" && tag.script !== undefined);
    if (!isLoaded)
      return [
        {
          ...at,
          message: `nothing loads the tag "${name}"`,
          mend:
            tag.kind === "other"
              ? 'Give its "script", or name the tag manager that inserts it.'
              : 'Name the tag manager that inserts it: { kind: "tagManager", id: "GTM-…" }.',
        },
      ];
    const hasOrigin = tag.kind !== "other" || tag.script !== undefined || (tag.origins ?? []).length > 0;
    return hasOrigin
      ? []
      : [
          {
            ...at,
            message: `browsers refuse the tag "${name}"`,
            mend: 'Give its "origins": from where it is loaded and where it sends to.',
          },
        ];
  });
};

const nameOf = (tag: Tag) => (tag.kind === "other" ? tag.name : tag.kind);
