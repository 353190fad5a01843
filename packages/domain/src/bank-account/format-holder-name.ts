import { abbreviateCompanyForm } from "../japanese-input/company-form.ts";
import { toLongVowel } from "../japanese-input/hyphens.ts";
import { toKatakana, toLarge } from "../japanese-input/kana.ts";
import { foldBy } from "../japanese-input/table.ts";
import { composeVoicedMarks } from "../japanese-input/voiced-marks.ts";
import { toWide } from "../japanese-input/width.ts";

/**
 * A holder name as banks write it, from whatever was typed (spec §5 R5.2, B1): full width, large katakana and
 * capitals, marks composed, hyphens as ー, ・ as ．, \ as ￥, the form of the company abbreviated.
 * A table of its own, because NFKC splits ゛, narrows ￥ and spells ㈱ out.
 */
export function formatHolderName(text: string): string {
  if (asBanksWrite.test(text)) return text;
  const folded = composeVoicedMarks(foldBy(characters, text)).replace(/\s+/g, "\u3000");
  return abbreviateCompanyForm(folded.replace(/^\u3000|\u3000$/g, ""));
}

// Nothing here that a table, a mark, a space or the form of a company (…ガイシヤ) could change.
const asBanksWrite = /^(?!.*ガイシヤ)[アイウエオ-ヂツ-モヤユヨ-ロワヰヱンヴＡ-Ｚ０-９]*$/;

const specials: ReadonlyMap<string, string> = new Map([
  ["・", "．"],
  ["＼", "￥"],
]);

const capital = (character: string) =>
  character >= "ａ" && character <= "ｚ" ? character.toUpperCase() : character;

/** Every character that is written otherwise, with what it ends as after each fold in turn. */
const characters: ReadonlyMap<string, string> = new Map(
  [...toWide.keys(), ...toKatakana.keys(), ...toLarge.keys(), ...toLongVowel.keys(), "・", "＼"].map(
    (typed) => {
      const wide = toLongVowel.get(typed) ?? toWide.get(typed) ?? typed;
      const kana = toKatakana.get(wide) ?? wide;
      return [typed, specials.get(kana) ?? toLarge.get(kana) ?? capital(kana)];
    },
  ),
);
