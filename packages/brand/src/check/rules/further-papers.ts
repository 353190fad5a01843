import { baseFileKind, fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";
import { fileKindsCopy } from "../../copy/file-kinds.ts";
import { say } from "../../sentences/say.ts";
import { BrandSettings } from "../../settings/schema.ts";
import type { DataFile } from "../../source/data-file.ts";
import type { Found } from "../finding.ts";
import type { Rule } from "../rule.ts";

/** Each paper of the brand is one of its own, asked of somebody, by a server that asks for it. */
export const furtherPapers: Rule = ({ files: { settings: file } }) => {
  const read = v.safeParse(BrandSettings, file?.value);
  // Of settings that do not fit their schema that rule speaks.
  return file && read.success ? faultsOf(file, read.output) : [];
};

const names: Readonly<Record<string, string>> = fileKindsCopy.texts;

function faultsOf(file: DataFile, settings: BrandSettings): Found[] {
  const { furtherPapers: papers = [], individuals, limits, server } = settings;
  const isAsked = server?.level !== 0;
  return papers.flatMap((paper, index): Found[] => {
    const at = (key: keyof typeof paper) => ({
      file: file.file,
      line: file.lineOf(["furtherPapers", index, key]),
      key: `furtherPapers.${index}.${key}`,
    });
    const isSecond = (key: "key" | "title") => papers.findIndex((other) => other[key] === paper[key]) < index;
    const known = baseFileKind(paper.key);
    const called = fileKinds.find((kind) => names[kind] === paper.title);
    return [
      ...(known
        ? [
            {
              ...at("key"),
              message: say("paperOfEveryBrand", { key: paper.key, title: names[known] ?? known }),
              mend: say("ownPaperKey"),
            },
          ]
        : []),
      ...(isFurtherKind(paper.key)
        ? [
            {
              ...at("key"),
              message: say("beginsFurther", { key: paper.key }),
              mend: say("write", { text: `"${paper.key.replace("further_", "")}"` }),
            },
          ]
        : []),
      ...(isSecond("key")
        ? [
            {
              ...at("key"),
              message: say("twoPapersKey", { key: paper.key }),
              mend: say("eachOwnKey"),
            },
          ]
        : []),
      ...(called && !known
        ? [
            {
              ...at("title"),
              message: say("paperTitleKnown", { title: paper.title, kind: called }),
              mend: say("ownPaperTitle"),
            },
          ]
        : []),
      ...(isSecond("title") && !isSecond("key")
        ? [
            {
              ...at("title"),
              message: say("twoPapersTitle", { title: paper.title }),
              mend: say("eachOwnTitle"),
            },
          ]
        : []),
      ...(paper.from === "individual" && !individuals
        ? [
            {
              ...at("from"),
              message: say("nobodyAsked"),
              mend: say("writeCorporate"),
            },
          ]
        : []),
      ...(paper.files !== undefined && paper.files > limits.uploadsPerKind
        ? [
            {
              ...at("files"),
              message: say("moreFiles", { count: paper.files }),
              mend: say("upToFiles", { most: limits.uploadsPerKind }),
            },
          ]
        : []),
      ...(isAsked
        ? []
        : [
            {
              ...at("key"),
              message: say("serverAsksNot"),
              mend: say("addFurtherPapers"),
            },
          ]),
    ];
  });
}
