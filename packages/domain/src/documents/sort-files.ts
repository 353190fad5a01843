import type { FileKind } from "./file-kind.ts";

/** What people call their papers. Nothing is read out of a name that more than one paper may have. */
const names: Partial<Record<FileKind, RegExp>> = {
  passbook_cover: /表紙|見開き|cover|hyoshi/i,
  passbook_details: /明細|入出金|記帳|履歴|detail|meisai|history/i,
  ib_info: /口座情報|口座番号|名義|支店|account|info|kouza/i,
  ib_details: /明細|入出金|取引|履歴|detail|meisai|statement|history/i,
};

const dates = /(?:20\d\d|\d\d?)\s*[年/.-]\s*\d\d?\s*[月/.-]\s*\d\d?/g;

/** What a PDF says of itself: movements of an account have many days, the account alone has few. */
const says: Partial<Record<FileKind, (text: string) => boolean>> = {
  ib_info: (text) => /口座番号/.test(text) && daysIn(text) < 3,
  ib_details: (text) => /残高|お?引出|お?預入|入金|出金|摘要/.test(text) && daysIn(text) >= 3,
};
const daysIn = (text: string) => text.match(dates)?.length ?? 0;

export interface NamedFile {
  readonly name: string;
  /** What was read out of it, where it is a PDF with text in it. */
  readonly text?: string | undefined;
}

/**
 * Which of the papers each of several files is, for somebody to confirm: by its name, else by its text; one that says
 * nothing is the first paper of which there is no file yet, and after that the last, of which there may be many pages.
 */
export function sortedPapers<Kind extends FileKind>(
  files: readonly NamedFile[],
  kinds: readonly [Kind, ...Kind[]],
  given: readonly Kind[] = [],
): Kind[] {
  const only = (fits: (kind: Kind) => boolean | undefined) => {
    const fitting = kinds.filter(fits);
    return fitting.length === 1 ? fitting[0] : undefined;
  };
  const read = files.map(({ name, text = "" }) => {
    const byName = only((kind) => names[kind]?.test(name.normalize("NFKC")));
    return byName ?? only((kind) => says[kind]?.(text.normalize("NFKC")));
  });
  const taken = new Set<Kind>([...given, ...read.filter((kind) => kind !== undefined)]);
  const last = kinds.at(-1) ?? kinds[0];
  return read.map((kind) => {
    const found = kind ?? kinds.find((one) => !taken.has(one)) ?? last;
    taken.add(found);
    return found;
  });
}
