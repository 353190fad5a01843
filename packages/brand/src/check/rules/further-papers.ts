import { baseFileKind, fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";
import { fileKindsCopy } from "../../copy/file-kinds.ts";
import { say } from "../../sentences/say.ts";
import { BrandSettings } from "../../settings/schema.ts";
import { placeOf, type Rule, type RuleFinding } from "../finding.ts";

const names: Readonly<Record<string, string>> = fileKindsCopy.texts;

/**
 * Checks the papers that the brand requires in addition: distinct, for users that the brand serves, on a server that
 * supports them.
 */
export const furtherPapers: Rule = ({ files: { settings: file } }) => {
  const read = v.safeParse(BrandSettings, file?.value);
  // Another rule reports settings that do not match their schema.
  if (!file || !read.success) return [];
  const { furtherPapers: papers = [], individuals, limits, server } = read.output;
  return papers.flatMap((paper, index): RuleFinding[] => {
    const { key, title, from, files } = paper;
    const at = (name: keyof typeof paper) => placeOf(file, ["furtherPapers", index, name]);
    const isSecond = (name: "key" | "title") =>
      papers.findIndex((other) => other[name] === paper[name]) < index;
    const known = baseFileKind(key);
    const kind = fileKinds.find((each) => names[each] === title);
    const findings: RuleFinding[] = [];
    if (known)
      findings.push({
        ...at("key"),
        message: say("paperOfEveryBrand", { key, title: names[known] ?? known }),
        mend: say("ownPaper"),
      });
    if (isFurtherKind(key))
      findings.push({
        ...at("key"),
        message: say("beginsFurther", { key }),
        mend: say("write", { text: `"${key.replace("further_", "")}"` }),
      });
    if (isSecond("key"))
      findings.push({ ...at("key"), message: say("twoPapersKey", { key }), mend: say("eachOwn") });
    if (kind && !known)
      findings.push({
        ...at("title"),
        message: say("paperTitleKnown", { title, kind }),
        mend: say("ownPaper"),
      });
    if (isSecond("title") && !isSecond("key"))
      findings.push({ ...at("title"), message: say("twoPapersTitle", { title }), mend: say("eachOwn") });
    if (from === "individual" && !individuals)
      findings.push({ ...at("from"), message: say("nobodyAsked"), mend: say("writeCorporate") });
    if (files !== undefined && files > limits.uploadsPerKind)
      findings.push({
        ...at("files"),
        message: say("moreFiles", { count: files }),
        mend: say("upToFiles", { most: limits.uploadsPerKind }),
      });
    if (server?.level === 0)
      findings.push({ ...at("key"), message: say("serverAsksNot"), mend: say("addFurtherPapers") });
    return findings;
  });
};
