import { fileNames, optionalFiles } from "../brand-source.ts";
import type { Rule } from "../rule.ts";

/** The files are there and hold data. */
export const data: Rule = ({ files, shownDir }) =>
  fileNames.flatMap((name) => {
    const file = files[name];
    if (!file && optionalFiles.includes(name)) return [];
    if (!file) {
      const missing = `${shownDir}/${name}.ts`;
      return [
        {
          file: missing,
          line: 1,
          message: "is missing",
          mend: `Write it: "export default { … }". "npx pnpm brand new" shows the shape.`,
        },
      ];
    }
    return file.faults.map(({ line, message }) => ({
      file: file.file,
      line,
      message,
      mend: "Leave plain data here: objects, lists, texts, numbers, true and false.",
    }));
  });
