import { fileNames, optionalFiles } from "../brand-source.ts";
import { finding, type Rule } from "../finding.ts";

/** The files exist and contain data. */
export const data: Rule = ({ files, shownDir }) =>
  fileNames.flatMap((name) => {
    const file = files[name];
    if (!file && optionalFiles.includes(name)) return [];
    if (!file) return [finding({ file: `${shownDir}/${name}.ts`, line: 1 }, "fileMissing", "writeFile")];
    return file.faults.map((fault) => ({ file: file.file, ...fault }));
  });
