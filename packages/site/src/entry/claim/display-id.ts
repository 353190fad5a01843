import { baseFileKind } from "@kaitori/domain";

interface Numbered {
  readonly displayId: number;
}

/** The smallest number that names no slots yet. */
export function freeDisplayId(others: readonly Numbered[]): number {
  const taken = new Set(others.map(({ displayId }) => displayId));
  let free = 1;
  while (taken.has(free)) free++;
  return free;
}

/** `invoice_3` belongs to the invoice whose slots are number 3 (R3.7). */
export function displayIdOfFiles(files: readonly { readonly kind: string }[]): number | undefined {
  const kind = files[0]?.kind ?? "";
  const number = /_(\d+)$/.exec(kind)?.[1];
  return number === undefined || baseFileKind(kind) === null ? undefined : Number(number);
}
