import { busy } from "../http/errors.ts";
import type { Admission } from "../http/handle.ts";
import { type Allowance, spend } from "../http/rate-limit.ts";

/** Enough for a pile of papers photographed page by page, and not for a script that runs for hours. */
const allowance: Allowance = { name: "upload", burst: 60, seconds: 5, detail: "filesTooFast" };

/** Uploads of one applicant in this process: each holds its file in memory and waits in the one queue of all uploads. */
const mostOfOne = 8;
/**
 * Uploads of all applicants: with files of ten megabytes they hold at most half a gigabyte, however many accounts
 * send at once (D11).
 */
const mostOfAll = 48;
/** When all places are taken, an upload that has sent nothing for so long (in milliseconds) is aborted. */
const idleLimit = 5_000;

interface UnderWay {
  readonly applicant: number;
  lastChunkAt: number;
  readonly controller: AbortController;
}

const underWay = new Set<UnderWay>();

/** Runs before a byte of the file is kept, so that slow or many uploads of one applicant do not block the others. */
export const admitUpload: Admission = async ({
  services: { database, config, clock },
  applicant: { id },
  now,
}) => {
  const own = [...underWay].filter(({ applicant }) => applicant === id);
  if (own.length >= mostOfOne || !makeRoom(now.getTime())) throw busy("inspectionBusy", 10);
  const upload: UnderWay = { applicant: id, lastChunkAt: now.getTime(), controller: new AbortController() };
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
    signal: upload.controller.signal,
    onChunk: () => {
      upload.lastChunkAt = clock().getTime();
    },
    onReceived: () => {
      // From now on it waits for the server, and is not aborted for being idle.
      upload.lastChunkAt = Number.POSITIVE_INFINITY;
    },
  };
};

function makeRoom(now: number): boolean {
  if (underWay.size < mostOfAll) return true;
  const [idlest] = [...underWay].sort((one, other) => one.lastChunkAt - other.lastChunkAt);
  if (!idlest || now - idlest.lastChunkAt < idleLimit) return false;
  underWay.delete(idlest);
  idlest.controller.abort();
  return true;
}
