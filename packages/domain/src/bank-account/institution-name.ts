/** The bank list abbreviates the kind of institution; a passbook prints it in full. */
const kinds = [
  ["信用金庫", "信金"],
  ["信用組合", "信組"],
  ["労働金庫", "労金"],
  ["農業協同組合", "農協"],
  ["漁業協同組合", "漁協"],
  ["農林中央金庫", "農林中金"],
] as const;

/** Converts a name to the spelling of the bank list: みずほ銀行 → みずほ, 城南信用金庫 → 城南信金. */
export function withoutInstitutionKind(typed: string): string {
  for (const [full, short] of kinds) {
    if (typed.endsWith(full)) return typed.slice(0, -full.length) + short;
  }
  return typed.replace(/(?:銀行|ぎんこう|ギンコウ)$/, "");
}

/** Codes of banks whose listed name omits 銀行. Foreign banks (0400, 0600 and higher) have names of any form. */
const bankCodes = /^(?!0200)0[0-35]\d\d$|^9900$/;

/** Adds the kind, so that selected, typed and pasted names are equal: みずほ → みずほ銀行, 城南信金 → 城南信用金庫. */
export function withInstitutionKind({ code, name }: { code: string; name: string }): string {
  for (const [full, short] of kinds) {
    if (name.endsWith(short)) return name.slice(0, -short.length) + full;
  }
  return bankCodes.test(code) ? `${name}銀行` : name;
}

/** Removes the ending that the bank list omits: 新宿支店 → 新宿; 本店営業部 stays. */
export function withoutBranchKind(typed: string): string {
  return typed.replace(/(?:支店|してん|シテン)$/, "");
}
