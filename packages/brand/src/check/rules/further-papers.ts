import { baseFileKind, fileKinds, isFurtherKind } from "@kaitori/domain";
import * as v from "valibot";
import { fileKindsCopy } from "../../copy/file-kinds.ts";
import { say } from "../../sentences/say.ts";
import { BrandSettings } from "../../settings/schema.ts";
import { type Found, placeOf, type Rule } from "../finding.ts";

const names: Readonly<Record<string, string>> = fileKindsCopy.texts;

/** Each paper of the brand is one of its own, asked of somebody, by a server that asks for it. */
export const furtherPapers: Rule = ({ files: { settings: file } }) => {
  const read = v.safeParse(BrandSettings, file?.value);
  // Of settings that do not fit their schema that rule speaks.
  if (!file || !read.success) return [];
  const { furtherPapers: papers = [], individuals, limits, server } = read.output;
  return papers.flatMap((paper, index): Found[] => {
    const { key, title, from, files } = paper;
    const at = (name: keyof typeof paper) => placeOf(file, ["furtherPapers", index, name]);
    const isSecond = (name: "key" | "title") =>
      papers.findIndex((other) => other[name] === paper[name]) < index;
    const known = baseFileKind(key);
    const kind = fileKinds.find((each) => names[each] === title);
    const found: Found[] = [];
    if (known)
      found.push({
        ...at("key"),
        message: say("paperOfEveryBrand", { key, title: names[known] ?? known }),
        mend: say("ownPaper"),
      });
    if (isFurtherKind(key))
      found.push({
        ...at("key"),
        message: say("beginsFurther", { key }),
        mend: say("write", { text: `"${key.replace("further_", "")}"` }),
      });
    if (isSecond("key"))
      found.push({ ...at("key"), message: say("twoPapersKey", { key }), mend: say("eachOwn") });
    if (kind && !known)
      found.push({
        ...at("title"),
        message: say("paperTitleKnown", { title, kind }),
        mend: say("ownPaper"),
      });
    if (isSecond("title") && !isSecond("key"))
      found.push({ ...at("title"), message: say("twoPapersTitle", { title }), mend: say("eachOwn") });
    if (from === "individual" && !individuals)
      found.push({ ...at("from"), message: say("nobodyAsked"), mend: say("writeCorporate") });
    if (files !== undefined && files > limits.uploadsPerKind)
      found.push({
        ...at("files"),
        message: say("moreFiles", { count: files }),
        mend: say("upToFiles", { most: limits.uploadsPerKind }),
      });
    if (server?.level === 0)
      found.push({ ...at("key"), message: say("serverAsksNot"), mend: say("addFurtherPapers") });
    return found;
  });
};
