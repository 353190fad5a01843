import { busy } from "../http/errors.ts";
import type { Admission } from "../http/handle.ts";
import { type Allowance, spend } from "../http/rate-limit.ts";

/** A pile of paper photographed page by page passes; a machine that goes on for hours does not. */
const allowance: Allowance = { name: "upload", burst: 60, seconds: 5, detail: "filesTooFast" };

/** Of one applicant in this process: each holds its file in memory, and waits in one line with everybody's. */
const mostOfOne = 8;
/** Of all applicants: with files of ten megabytes these hold half a gigabyte, however many accounts send at once (D11). */
const mostOfAll = 48;
/** When there is no room, whoever has sent nothing for so long makes some. */
const stillness = 5_000;

interface UnderWay {
  readonly applicant: number;
  movedAt: number;
  readonly cut: AbortController;
}

const underWay = new Set<UnderWay>();

/** Before a byte of the file is kept; whoever sends slowly or much holds up nobody else. */
export const admitUpload: Admission = async ({
  services: { database, config, clock },
  applicant: { id },
  now,
}) => {
  const own = [...underWay].filter(({ applicant }) => applicant === id);
  if (own.length >= mostOfOne || !makeRoom(now.getTime())) throw busy("inspectionBusy", 10);
  const upload: UnderWay = { applicant: id, movedAt: now.getTime(), cut: new AbortController() };
  underWay.add(upload);
  const leave = () => void underWay.delete(upload);
  try {
    await spend({ database, secretKey: config.secretKey, now }, allowance, String(id));
  } catch (error) {
    leave();
    throw error;
  }
  return {
    leave,
    cut: upload.cut.signal,
    moved: () => {
      upload.movedAt = clock().getTime();
    },
    arrived: () => {
      // It waits for us now, and is not cut for that.
      upload.movedAt = Number.POSITIVE_INFINITY;
    },
  };
};

function makeRoom(now: number): boolean {
  if (underWay.size < mostOfAll) return true;
  const [stillest] = [...underWay].sort((one, other) => one.movedAt - other.movedAt);
  if (!stillest || now - stillest.movedAt < stillness) return false;
  underWay.delete(stillest);
  stillest.cut.abort();
  return true;
}
