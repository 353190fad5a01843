import type { FileKind } from "./file-kind.ts";

/** What people call their papers. Nothing is read out of a name that more than one paper may have. */
const names: Partial<Record<FileKind, RegExp>> = {
  passbook_cover: /表紙|見開き|cover|hyoshi/i,
  passbook_details: /明細|入出金|記帳|履歴|detail|meisai|history/i,
  ib_info: /口座情報|口座番号|名義|支店|account|info|kouza/i,
  ib_details: /明細|入出金|取引|履歴|detail|meisai|statement|history/i,
};

/**
 * Which of the papers each of several files is, for somebody to confirm: by its name; one that says nothing is the first
 * paper of which there is no file yet, and after that the last, of which there may be many pages.
 */
export function sortedByName<Kind extends FileKind>(
  files: readonly string[],
  kinds: readonly [Kind, ...Kind[]],
  given: readonly Kind[] = [],
): Kind[] {
  const read = files.map((file) => {
    const fitting = kinds.filter((kind) => names[kind]?.test(file.normalize("NFKC")));
    return fitting.length === 1 ? fitting[0] : undefined;
  });
  const taken = new Set<Kind>([...given, ...read.filter((kind) => kind !== undefined)]);
  const last = kinds.at(-1) ?? kinds[0];
  return read.map((kind) => {
    const found = kind ?? kinds.find((one) => !taken.has(one)) ?? last;
    taken.add(found);
    return found;
  });
}
