import type { FileFormat } from "./file-format.ts";
import { type FileKind, fileKinds } from "./file-kind.ts";

/** The kinds that belong to one withdrawal statement among several (spec §3, R3.2). */
export const withdrawalFileKinds = [
  "withdrawals_detail",
  "passbook_cover",
  "passbook_details",
  "ib_info",
  "ib_details",
] as const satisfies readonly FileKind[];
export type WithdrawalFileKind = (typeof withdrawalFileKinds)[number];

/** The two files each format asks for (spec §4, R4.13). */
export const filesOfFormat = {
  passbook: ["passbook_cover", "passbook_details"],
  ib: ["ib_info", "ib_details"],
} as const satisfies Record<FileFormat, readonly WithdrawalFileKind[]>;

/** A withdrawal kind bears the display number of its statement: `passbook_cover_2` (spec §3, R3.2). */
export const numberedFileKind = <Kind extends WithdrawalFileKind, Id extends number | string>(
  kind: Kind,
  displayId: Id,
) => `${kind}_${displayId}` as const;

const number = /_(\d+)$/;

/** The number a kind bears: `invoice_3` belongs to the slots of number 3; undefined without one (spec §3, R3.2). */
export function displayIdOf(kind: string): number | undefined {
  const digits = number.exec(kind)?.[1];
  return digits === undefined || baseFileKind(kind) === null ? undefined : Number(digits);
}

/** The kind without its number, or null when there is no such kind (spec §3, R3.2). */
export function baseFileKind(text: string): FileKind | null {
  const base = text.replace(number, "");
  return fileKinds.find((kind) => kind === base) ?? null;
}

/** Whether a file belongs to a withdrawal statement, whichever its number (R3.2). */
export function isWithdrawalFileKind(kind: string): boolean {
  const base = baseFileKind(kind);
  return withdrawalFileKinds.some((known) => known === base);
}
