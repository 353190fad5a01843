import { isHoujinbangou } from "../company-number/houjinbangou.ts";
import { withoutCompanyForm } from "../japanese-input/company-form.ts";
import { largeKana } from "../japanese-input/kana.ts";
import { searchKey } from "../japanese-input/search-key.ts";
import { fullWidth } from "../japanese-input/width.ts";

export type Obliger = { readonly obliger_company_name: string; readonly houjinbangou?: string | null };

const nameKey = (obliger: Obliger) =>
  searchKey(withoutCompanyForm(largeKana(fullWidth(obliger.obliger_company_name))));

/** The same customer: by 法人番号 where both have one, else by name, however it is written (B10). */
export function isSameObliger(one: Obliger, other: Obliger): boolean {
  const numbers = [one.houjinbangou ?? "", other.houjinbangou ?? ""];
  if (numbers.every(isHoujinbangou)) return numbers[0] === numbers[1];
  return nameKey(one) === nameKey(other);
}
