import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import { withoutCompanyForm } from "../japanese-input/company-form.ts";
import { katakana, largeKana } from "../japanese-input/kana.ts";
import { searchKey } from "../japanese-input/search-key.ts";
import { composeVoicedMarks } from "../japanese-input/voiced-marks.ts";
import { fullWidth } from "../japanese-input/width.ts";

export type Obliger = { readonly obliger_company_name: string; readonly houjinbangou?: string | null };

// Folded as far as the forms of companies are spelt: やまだかぶしきがいしゃ and ｶﾌﾞｼｷｶﾞｲｼｬ bear one too.
const nameKey = (obliger: Obliger) =>
  searchKey(
    withoutCompanyForm(composeVoicedMarks(largeKana(katakana(fullWidth(obliger.obliger_company_name))))),
  );

/**
 * The same customer: by 法人番号 where both have one, else by name, however it is written (B10).
 * A name that is not there yet, or only the form of a company, is nobody's.
 */
export function isSameObliger(one: Obliger, other: Obliger): boolean {
  const numbers = [one.houjinbangou ?? "", other.houjinbangou ?? ""];
  if (numbers.every(isHoujinbangou)) return numbers[0] === numbers[1];
  const key = nameKey(one);
  return key !== "" && key === nameKey(other);
}
