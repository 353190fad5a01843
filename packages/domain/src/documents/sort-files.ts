import type { FileKind } from "./file-kind.ts";

/** Names that people give their papers. A name that fits more than one paper decides nothing. */
const names: Partial<Record<FileKind, RegExp>> = {
  passbook_cover: /表紙|見開き|cover|hyoshi/i,
  passbook_details: /明細|入出金|記帳|履歴|detail|meisai|history/i,
  ib_info: /口座情報|口座番号|名義|支店|account|info|kouza/i,
  ib_details: /明細|入出金|取引|履歴|detail|meisai|statement|history/i,
};

const profitAndLoss = /損益|(?<![a-z])p[-_／/]?l(?![a-z])|profit/i;
const balanceSheet = /貸借|(?<![a-z])b[-_／/]?s(?![a-z])|balance/i;

const statements: Partial<Record<FileKind, RegExp>> = {
  pl: profitAndLoss,
  bs: balanceSheet,
  // The expenses have a sheet of that name, too.
  breakdown_statement: /勘定科目|^(?!.*(?:販売費|一般管理費|販管費)).*内訳(?:明細|書)/,
  sga_expenses: /販売費|一般管理費|販管費/,
  tb_pl: profitAndLoss,
  tb_bs: balanceSheet,
};

/** Papers of a set that a file holds by its name; a file that names none of them may hold them all. */
export function papersNamed<Kind extends FileKind>(name: string, set: readonly Kind[]): readonly Kind[] {
  const named = set.filter((kind) => statements[kind]?.test(name.normalize("NFKC")));
  return named.length > 0 ? named : set;
}

const dates = /(?:20\d\d|\d\d?)\s*[年/.-]\s*\d\d?\s*[月/.-]\s*\d\d?/g;

/** Recognises a PDF by its text: movements of an account have many days, the account alone has few. */
const says: Partial<Record<FileKind, (text: string) => boolean>> = {
  ib_info: (text) => /口座番号/.test(text) && daysIn(text) < 3,
  ib_details: (text) => /残高|お?引出|お?預入|入金|出金|摘要/.test(text) && daysIn(text) >= 3,
};
const daysIn = (text: string) => text.match(dates)?.length ?? 0;

export interface NamedFile {
  readonly name: string;
  /** Text of the file, where it is a PDF that has some. */
  readonly text?: string | undefined;
}

/** A place for a paper, and the account whose paper it is. */
export interface PaperBox {
  readonly kind: FileKind;
  readonly bankName: string;
  readonly accountNumber: string;
}

/**
 * In which of the boxes each of several files belongs, for somebody to confirm: by its name, else by its text; where several
 * accounts have such a box, by the account that it names. What says too little belongs nowhere: nobody is told a guess.
 */
export const sortedFiles = <Box extends PaperBox>(
  files: readonly NamedFile[],
  boxes: readonly Box[],
): (Box | undefined)[] =>
  files.map((file) => {
    const name = file.name.normalize("NFKC");
    const text = (file.text ?? "").normalize("NFKC");
    const byName = boxes.filter(({ kind }) => names[kind]?.test(name));
    const fitting = byName.length > 0 ? byName : boxes.filter(({ kind }) => says[kind]?.(text));
    return only(fitting) ?? only(fitting.filter((box) => isOfAccount(box, `${name}\n${text}`)));
  });

const only = <Box>(boxes: readonly Box[]) => (boxes.length === 1 ? boxes[0] : undefined);

function isOfAccount({ bankName, accountNumber }: PaperBox, said: string): boolean {
  const bank = bankName.normalize("NFKC").replace(/(?:銀行|信用金庫|信用組合)$/, "");
  const number = accountNumber.normalize("NFKC");
  return (number !== "" && said.includes(number)) || (bank !== "" && said.includes(bank));
}
