import { baseFileKind, fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";
import { fileKindsCopy } from "../../copy/file-kinds.ts";
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
  const has = server?.has ?? "all";
  const isAsked = has === "all" || (has !== "none" && has.includes("further_papers"));
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
              message: `"${paper.key}" is a paper of every brand (${names[known]})`,
              mend: "Give yours a key of its own, or take it out: that one is asked for already.",
            },
          ]
        : []),
      ...(isFurtherKind(paper.key)
        ? [
            {
              ...at("key"),
              message: `"${paper.key}" begins with "further_", which is put before every key`,
              mend: `Write "${paper.key.replace("further_", "")}".`,
            },
          ]
        : []),
      ...(isSecond("key")
        ? [
            {
              ...at("key"),
              message: `two papers have the key "${paper.key}"`,
              mend: "Give each its own key.",
            },
          ]
        : []),
      ...(called && !known
        ? [
            {
              ...at("title"),
              message: `「${paper.title}」 is what a paper of every brand is called (${called})`,
              mend: "Call yours what only it is called, or take it out: that one is asked for already.",
            },
          ]
        : []),
      ...(isSecond("title") && !isSecond("key")
        ? [
            {
              ...at("title"),
              message: `two papers are called 「${paper.title}」`,
              mend: "Give each its own title.",
            },
          ]
        : []),
      ...(paper.from === "individual" && !individuals
        ? [
            {
              ...at("from"),
              message: "nobody is asked for it: individuals may not apply",
              mend: 'Write "corporate" or "both", or take the paper out.',
            },
          ]
        : []),
      ...(paper.files !== undefined && paper.files > limits.uploadsPerKind
        ? [
            {
              ...at("files"),
              message: `${paper.files} files are more than limits.uploadsPerKind takes`,
              mend: `Write a number up to ${limits.uploadsPerKind}, or take it out.`,
            },
          ]
        : []),
      ...(isAsked
        ? []
        : [
            {
              ...at("key"),
              message: "nobody is asked for it: server.has does not name further_papers",
              mend: 'Add "further_papers" to server.has where the server asks for such papers, or take the paper out.',
            },
          ]),
    ];
  });
}
