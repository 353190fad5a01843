import * as v from "valibot";
import { say } from "../../sentences/say.ts";
import { type Tag, Tags } from "../../settings/tags.ts";
import type { DataFile } from "../../source/data-file.ts";
import { baseTexts } from "../base-copy.ts";
import type { Rule, RuleFinding } from "../finding.ts";
import { textsIn } from "../texts.ts";

/** Each tag occurs once and is loaded by something, and the dialog for consent names its purpose. */
export const tags: Rule = ({ files: { settings: file, copy } }) => {
  const value: unknown = Reflect.get(Object(file?.value), "tags");
  if (!file) return [];
  if (!v.is(Tags, value)) {
    const isTested = Reflect.get(Object(file.value), "abTestId") !== undefined && value === undefined;
    const at = { file: file.file, line: file.lineOf(["abTestId"]) };
    return isTested ? [{ ...at, message: say("unusedTestId"), mend: say("nameTags") }] : [];
  }
  const untrue = value.list.length > 0 ? untrueTexts(copy, value.consent === "inform") : [];
  const ofTags = value.list.flatMap((tag, index): RuleFinding[] => {
    const fault = faultOf(tag, index, value.list);
    const at = { file: file.file, line: file.lineOf(["tags", "list", index]) };
    return fault ? [{ ...at, ...fault }] : consentFaults(file, copy, value, tag, index);
  });
  return [...untrue, ...ofTags];
};

/** No text says that tags send nothing or, if the brand asks for no consent, that they wait for it. */
const untrueTexts = (copy: DataFile | undefined, isInformed: boolean): RuleFinding[] =>
  textsIn(copy).flatMap(({ place, text }): RuleFinding[] => {
    const { key } = place;
    if (!key.startsWith("external.")) return [];
    if (isInformed && /(?:許可|同意)[^。]*まで[^。]*(?:ません|ない)/.test(text))
      return [{ ...place, message: say("consentNotAsked", { key }), mend: say("askOrInform") }];
    return /(?:^|。)(?![^。]*(?:まで|なければ|場合|とき))[^。]*(?:送|渡|提供)(?:り|し|する|ること)[^。]{0,6}(?:ません|ない)/.test(
      text,
    )
      ? [{ ...place, message: say("tagsDoSend", { key }), mend: say("sayWhatTagsSend") }]
      : [];
  });

function faultOf(tag: Tag, index: number, list: readonly Tag[]) {
  const name = nameOf(tag);
  if (list.findIndex((other) => nameOf(other) === name) < index)
    return { message: say("tagTwice", { name }), mend: say("leaveOne") };
  const hasManager = list.some(({ kind }) => kind === "tagManager");
  if (!hasManager && !(tag.kind === "other" && tag.script !== undefined))
    return {
      message: say("tagNotLoaded", { name }),
      mend: say(tag.kind === "other" ? "giveScript" : "nameManager"),
    };
  const hasOrigin = tag.kind !== "other" || tag.script !== undefined || (tag.origins ?? []).length > 0;
  return hasOrigin ? undefined : { message: say("tagRefused", { name }), mend: say("giveOrigins") };
}

/** Purposes other than an improvement of the service. */
const purposes =
  /広告|マーケティング|リターゲティング|宣伝|販促|プロモーション|コンバージョン|ピクセル|pixel|advert|(?<![a-z])ads?(?![a-z])/i;

/** The dialog must mention advertising if a tag is for advertising. */
function consentFaults(
  settings: DataFile,
  copy: DataFile | undefined,
  { consent }: v.InferOutput<typeof Tags>,
  tag: Tag,
  index: number,
): RuleFinding[] {
  if (tag.kind !== "other" || consent !== "ask" || !purposes.test(`${tag.purpose} ${tag.name}`)) return [];
  const own: unknown = Reflect.get(Object(copy?.value), dialogKey);
  if (purposes.test(String(own ?? baseTexts.get(dialogKey)))) return [];
  const at =
    copy && own !== undefined
      ? { file: copy.file, line: copy.lineOf([dialogKey]) }
      : { file: settings.file, line: settings.lineOf(["tags", "list", index]) };
  return [
    {
      ...at,
      key: dialogKey,
      message: say("purposeMissing", { key: dialogKey, purpose: tag.purpose, name: tag.name }),
      mend: say("nameThePurpose"),
    },
  ];
}

const dialogKey = "external.dialogText";

const nameOf = (tag: Tag) => (tag.kind === "other" ? tag.name : tag.kind);
