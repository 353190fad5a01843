import { baseFileKind, fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";
import { fileKindsCopy } from "../../copy/file-kinds.ts";
import { say } from "../../sentences/say.ts";
import { BrandSettings } from "../../settings/schema.ts";
import { placeOf, type Rule, type RuleFinding } from "../finding.ts";

const baseTitles: Readonly<Record<string, string>> = fileKindsCopy.texts;

/** Further papers are distinct, are for users whom the brand serves, and the server supports them. */
export const furtherPapers: Rule = ({ files: { settings: file } }) => {
  const read = v.safeParse(BrandSettings, file?.value);
  // Another rule reports settings that do not match their schema.
  if (!file || !read.success) return [];
  const { furtherPapers: papers = [], individuals, limits, server } = read.output;
  return papers.flatMap((paper, index): RuleFinding[] => {
    const { key, title, from, files } = paper;
    const at = (name: keyof typeof paper) => placeOf(file, ["furtherPapers", index, name]);
    const isRepeated = (name: "key" | "title") =>
      papers.findIndex((other) => other[name] === paper[name]) < index;
    const baseKind = baseFileKind(key);
    const kindOfTitle = fileKinds.find((each) => baseTitles[each] === title);
    const findings: RuleFinding[] = [];
    if (baseKind)
      findings.push({
        ...at("key"),
        message: say("paperOfEveryBrand", { key, title: baseTitles[baseKind] ?? baseKind }),
        mend: say("ownPaper"),
      });
    if (isFurtherKind(key))
      findings.push({
        ...at("key"),
        message: say("beginsFurther", { key }),
        mend: say("write", { text: `"${key.replace("further_", "")}"` }),
      });
    if (isRepeated("key"))
      findings.push({ ...at("key"), message: say("twoPapersKey", { key }), mend: say("giveEachItsOwn") });
    if (kindOfTitle && !baseKind)
      findings.push({
        ...at("title"),
        message: say("paperTitleKnown", { title, kind: kindOfTitle }),
        mend: say("ownPaper"),
      });
    if (isRepeated("title") && !isRepeated("key"))
      findings.push({
        ...at("title"),
        message: say("twoPapersTitle", { title }),
        mend: say("giveEachItsOwn"),
      });
    if (from === "individual" && !individuals)
      findings.push({ ...at("from"), message: say("nobodyAsked"), mend: say("writeCorporate") });
    if (files !== undefined && files > limits.uploadsPerKind)
      findings.push({
        ...at("files"),
        message: say("moreFiles", { count: files }),
        mend: say("upToFiles", { most: limits.uploadsPerKind }),
      });
    if (server?.level === 0)
      findings.push({ ...at("key"), message: say("serverLevelTooLow"), mend: say("addFurtherPapers") });
    return findings;
  });
};
