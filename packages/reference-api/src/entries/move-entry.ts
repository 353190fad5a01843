import { type EntryActor, type EntryMove, type EntryStatus, moveEntry } from "@kaitori/domain";
import { conflict } from "../http/errors.ts";

/** Where a move leads by the domain's table; an illegal one is refused with the status the entry is in (R4.21). */
export function moveOrRefuse(
  entry: { status: EntryStatus },
  move: EntryMove,
  actor: EntryActor,
): EntryStatus {
  const moved = moveEntry(entry, move, actor);
  if (moved.ok) return moved.status;
  throw conflict("この申し込みは、いまその操作ができる状態ではありません。画面を読み込み直してください。", {
    entry_status: moved.status,
  });
}
