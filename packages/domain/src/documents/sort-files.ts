import type { FileKind } from "./file-kind.ts";

/** Words in file names that identify a paper. A name that matches several papers is ambiguous. */
const namePatterns: Partial<Record<FileKind, RegExp>> = {
  passbook_cover: /表紙|見開き|cover|hyoshi/i,
  passbook_details: /明細|入出金|記帳|履歴|detail|meisai|history/i,
  ib_info: /口座情報|口座番号|名義|支店|account|info|kouza/i,
  ib_details: /明細|入出金|取引|履歴|detail|meisai|statement|history/i,
};

const profitAndLoss = /損益|(?<![a-z])p[-_／/]?l(?![a-z])|profit/i;
const balanceSheet = /貸借|(?<![a-z])b[-_／/]?s(?![a-z])|balance/i;

const statementPatterns: Partial<Record<FileKind, RegExp>> = {
  pl: profitAndLoss,
  bs: balanceSheet,
  // The list of expenses is also called 内訳書.
  breakdown_statement: /勘定科目|^(?!.*(?:販売費|一般管理費|販管費)).*内訳(?:明細|書)/,
  sga_expenses: /販売費|一般管理費|販管費/,
  tb_pl: profitAndLoss,
  tb_bs: balanceSheet,
};

/** The papers that the file name mentions; all of them if it mentions none. */
export function papersByFileName<Kind extends FileKind>(
  fileName: string,
  papers: readonly Kind[],
): readonly Kind[] {
  const matching = papers.filter((paper) => statementPatterns[paper]?.test(fileName.normalize("NFKC")));
  return matching.length > 0 ? matching : papers;
}

const datePattern = /(?:20\d\d|\d\d?)\s*[年/.-]\s*\d\d?\s*[月/.-]\s*\d\d?/g;

const fewestDatesOfMovements = 3;

/** Recognises a PDF of internet banking by its text: a list of movements has many dates, account details have few. */
const matchesText: Partial<Record<FileKind, (text: string) => boolean>> = {
  ib_info: (text) => /口座番号/.test(text) && countDates(text) < fewestDatesOfMovements,
  ib_details: (text) =>
    /残高|お?引出|お?預入|入金|出金|摘要/.test(text) && countDates(text) >= fewestDatesOfMovements,
};
const countDates = (text: string) => text.match(datePattern)?.length ?? 0;

export interface NamedFile {
  readonly name: string;
  /** Text of the file, if it is a PDF with text. */
  readonly text?: string | undefined;
}

/** An upload box for one paper of one account. */
export interface PaperBox {
  readonly kind: FileKind;
  readonly bankName: string;
  readonly accountNumber: string;
}

/**
 * Suggests an upload box for each file, which the user confirms: by the file name, then by the text; among several
 * accounts by bank name or number. Undefined if the match is not clear.
 */
export const suggestBoxes = <Box extends PaperBox>(
  files: readonly NamedFile[],
  boxes: readonly Box[],
): (Box | undefined)[] =>
  files.map((file) => {
    const name = file.name.normalize("NFKC");
    const text = (file.text ?? "").normalize("NFKC");
    const matchingName = boxes.filter(({ kind }) => namePatterns[kind]?.test(name));
    const fitting =
      matchingName.length > 0 ? matchingName : boxes.filter(({ kind }) => matchesText[kind]?.(text));
    return (
      singleOrNone(fitting) ?? singleOrNone(fitting.filter((box) => isOfAccount(box, `${name}\n${text}`)))
    );
  });

const singleOrNone = <Box>(boxes: readonly Box[]) => (boxes.length === 1 ? boxes[0] : undefined);

function isOfAccount({ bankName, accountNumber }: PaperBox, text: string): boolean {
  const bank = bankName.normalize("NFKC").replace(/(?:銀行|信用金庫|信用組合)$/, "");
  const number = accountNumber.normalize("NFKC");
  return (number !== "" && text.includes(number)) || (bank !== "" && text.includes(bank));
}
