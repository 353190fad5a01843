import type { TypedText } from "../field/typed-text.ts";
import type { Issue, IssuePath } from "../issue.ts";
import { companyFormsIn } from "../japanese-input/company-form.ts";
import type { ProfileFields } from "../profile/profile-issues.ts";
import { formatHolderName, holderNameMaximum, isHolderName } from "./holder-name.ts";

/**
 * Refuses a holder that is certainly another party: a company for a person, a person for a company, another company
 * form, or another name where the name is written in kana. The reading of kanji cannot be derived, so the desk
 * compares these names with the identity documents (D10).
 */
export function holderMismatchIssues(
  party: ProfileFields,
  holder: TypedText,
  path: IssuePath,
): Issue<"holderMismatch">[] {
  const formatted = formatHolderName(holder ?? "");
  // Another rule reports text that is not a holder name (R5.2).
  if (!isHolderName(formatted)) return [];
  const isOther = party.corporate_division === "individual" ? isOtherPerson : isOtherCompany;
  return isOther(party, formatted) ? [{ path, code: "holderMismatch" }] : [];
}

/** A sole trader uses the own name, with or without a trade name before it; never a company's account. */
function isOtherPerson({ last_name, first_name }: ProfileFields, holder: string): boolean {
  if (companyFormsIn(holder).length > 0) return true;
  const names = [last_name, first_name].map((name) => formatHolderName(name ?? ""));
  return names.some((name) => isKana(name) && !includesName(holder, name));
}

// Banks always abbreviate these company forms; other forms have several spellings.
const abbreviatedForms: ReadonlySet<string> = new Set(["カ", "ユ", "ド", "メ", "シ"]);

function isOtherCompany({ company_name }: ProfileFields, holder: string): boolean {
  const name = formatHolderName(company_name ?? "");
  const [form] = companyFormsIn(name);
  const forms = companyFormsIn(holder);
  if (form !== undefined && !forms.includes(form) && (abbreviatedForms.has(form) || forms.length > 0))
    return true;
  return kanaParts(company_name ?? "").some((part) => !includesName(holder, part));
}

const isKana = (text: string) => /^[ァ-ヶー]{2,}$/.test(text);

/** Parts of a name whose reading is known: three katakana or more, or the whole name if it is kana. */
function kanaParts(name: string): string[] {
  const whole = lettersOf(formatHolderName(name));
  if (isKana(whole)) return [whole];
  return (name.normalize("NFKC").match(/[ァ-ヶー]{3,}/g) ?? []).map(formatHolderName);
}

function lettersOf(formatted: string): string {
  const withoutCompanyForm = companyFormsIn(formatted).reduce(
    (text, form) => text.replace(`（${form}）`, "").replace(`${form}）`, "").replace(`（${form}`, ""),
    formatted,
  );
  return withoutCompanyForm.replace(/[\s「」（）／．￥]/g, "");
}

/** Spelling of long vowels, ヲ and ヴ varies, and banks cut off long names. */
const soundOf = (text: string) =>
  lettersOf(text)
    .replace(/ー/g, "")
    .replace(/ヲ/g, "オ")
    .replace(
      /ヴ[アイエオ]?/g,
      (sound) => ({ ヴア: "バ", ヴイ: "ビ", ヴエ: "ベ", ヴオ: "ボ" })[sound] ?? "ブ",
    );

function includesName(holder: string, name: string): boolean {
  if (soundOf(holder).includes(soundOf(name))) return true;
  // Banks cut off a name at the maximum or up to two characters before it.
  return holder.length >= holderNameMaximum - 2;
}

/** The account holder is the party, is another party, or (`unread`) has a kanji name that cannot be compared. */
export type HolderMatch = "same" | "other" | "unread";

/** For the desk, which decides the cases that `holderMismatchIssues` leaves open (D10). */
export function holderMatch(party: ProfileFields, holder: TypedText): HolderMatch {
  const formatted = formatHolderName(holder ?? "");
  if (!isHolderName(formatted)) return "unread";
  if (holderMismatchIssues(party, holder, []).length > 0) return "other";
  const names =
    party.corporate_division === "individual"
      ? [party.last_name, party.first_name].map((name) => formatHolderName(name ?? ""))
      : [lettersOf(formatHolderName(party.company_name ?? ""))];
  return names.every((name) => isKana(name) && includesName(formatted, name)) ? "same" : "unread";
}
