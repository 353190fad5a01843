/** Abbreviations of company forms at banks, with their spellings after folding width and kana. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  カ: ["株式会社", "（株）", "㈱", "㊑", "㍿", "カブシキガイシヤ"],
  ユ: ["有限会社", "（有）", "㈲", "㊒", "ユウゲンガイシヤ"],
  ド: ["合同会社", "（同）", "ゴウドウガイシヤ"],
  メ: ["合名会社", "（名）", "㈴", "ゴウメイガイシヤ"],
  シ: ["合資会社", "（資）", "㈾", "ゴウシガイシヤ"],
  イ: ["医療法人社団", "医療法人財団", "社会医療法人", "医療法人", "（医）"],
  ザイ: ["一般財団法人", "公益財団法人", "財団法人", "（財）", "㈶"],
  シヤ: ["一般社団法人", "公益社団法人", "社団法人", "（社）", "㈳"],
  シユウ: ["宗教法人", "（宗）"],
  ガク: ["学校法人", "（学）", "㈻"],
  フク: ["社会福祉法人", "（福）"],
  トクヒ: ["特定非営利活動法人", "（特非）"],
  ドク: ["独立行政法人", "（独）"],
  ノウ: ["農事組合法人"],
  ベン: ["弁護士法人"],
  ゼイ: ["税理士法人"],
  シホウ: ["司法書士法人"],
  ギヨ: ["行政書士法人"],
  ロウム: ["社会保険労務士法人"],
  ソ: ["相互会社"],
};

const abbreviations = new Map(
  Object.entries(spellings).flatMap(([abbreviation, names]) =>
    [...names, `（${abbreviation}）`].map((name) => [name, abbreviation] as const),
  ),
);

// Longer names first: 一般財団法人 before 財団法人.
const names = [...abbreviations.keys()].sort((one, other) => other.length - one.length);
const companyForm = new RegExp(`\u3000?(${names.join("|")})\u3000?`);

/**
 * Abbreviates the company form as banks do, with the bracket on the side of the name:
 * カ）ヤマダ, ヤマダ（カ, ヤマダ（カ）トウキヨウ (B1). A form without a name stays unchanged.
 */
export function abbreviateCompanyForm(text: string): string {
  let result = "";
  let rest = text;
  // Searches step by step: a replacement with a callback takes three times as long.
  for (let match = companyForm.exec(rest); match !== null; match = companyForm.exec(rest)) {
    const [spaced, name = ""] = match;
    const before = result + rest.slice(0, match.index);
    rest = rest.slice(match.index + spaced.length);
    if (before === "" && rest === "") return text;
    result = `${before}${before === "" ? "" : "（"}${abbreviations.get(name)}${rest === "" ? "" : "）"}`;
  }
  return result + rest;
}

const abbreviated = /^([ァ-ヶー]+)）|（([ァ-ヶー]+)(?:）|$)/g;

/** Company forms in a holder name: カ in カ）ヤマダ; エイ for 営業所 is not a company form. */
export function companyFormsIn(holderName: string): string[] {
  const found = [...holderName.matchAll(abbreviated)].map(([, before, behind]) => before ?? behind ?? "");
  return found.filter((form) => Object.hasOwn(spellings, form));
}

/** Removes the company form from a full-width name, for comparison (B10). */
export const withoutCompanyForm = (text: string) => text.replace(new RegExp(companyForm, "g"), "");
