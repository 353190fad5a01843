import { accountLimits } from "../http/account-limits.ts";
import { busy } from "../http/errors.ts";
import type { Admission } from "../http/handle.ts";
import { requireLeft, spendOfAccount } from "../http/rate-limit.ts";

/** Uploads of one applicant in this process: each holds its file in memory. */
const mostOfOne = accountLimits.uploadsAtOnce.most;
/**
 * Uploads of all applicants: with files of ten megabytes they hold at most half a gigabyte, however many accounts
 * send at once (D11).
 */
const mostOfAll = 48;
/** In milliseconds: an upload without a byte for so long stands still; a younger one keeps its place. */
const patience = 5_000;
/** Bytes a second: a slower upload loses its place when all places are taken. A phone on slow 3G sends 50,000. */
const slowest = 40 * 1024;

interface UnderWay {
  readonly applicant: number;
  readonly startedAt: number;
  readonly controller: AbortController;
  lastChunkAt: number;
  bytes: number;
  /** From now on it waits for the server, and is not aborted. */
  received: boolean;
}

const underWay = new Set<UnderWay>();

/** Runs before a byte of the file is kept, so that slow or many uploads of one applicant do not block the others. */
export const admitUpload: Admission = async ({
  services: { database, config, clock },
  applicant: { id },
  now,
}) => {
  if (placesOf(id) >= mostOfOne) throw busy("inspectionBusy", 10, "uploadsAtOnce");
  if (!makeRoom(id, now.getTime())) throw busy("inspectionBusy", 10);
  const upload: UnderWay = {
    applicant: id,
    startedAt: now.getTime(),
    controller: new AbortController(),
    lastChunkAt: now.getTime(),
    bytes: 0,
    received: false,
  };
  underWay.add(upload);
  const leave = () => void underWay.delete(upload);
  try {
    const place = { database, secretKey: config.secretKey, now };
    await spendOfAccount(place, "uploads", id);
    await requireLeft(place, ["uploadedMegabytes", "readingSeconds"], id);
  } catch (error) {
    leave();
    throw error;
  }
  return {
    leave,
    signal: upload.controller.signal,
    onChunk: (bytes) => {
      upload.lastChunkAt = clock().getTime();
      upload.bytes += bytes;
    },
    onReceived: () => {
      upload.received = true;
    },
  };
};

const placesOf = (id: number) => [...underWay].filter(({ applicant }) => applicant === id).length;

/**
 * When all places are taken, the slowest upload is aborted among those that stand still, are too slow, or belong to an
 * applicant with more places than the new one would have: a few accounts that send a byte now and then keep nobody out.
 */
function makeRoom(id: number, now: number): boolean {
  if (underWay.size < mostOfAll) return true;
  const speed = ({ bytes, startedAt }: UnderWay) => (bytes * 1000) / (now - startedAt);
  const fair = placesOf(id) + 1;
  const [worst] = [...underWay]
    .filter(({ received, startedAt }) => !received && now - startedAt >= patience)
    .filter(
      (upload) =>
        now - upload.lastChunkAt >= patience || speed(upload) < slowest || placesOf(upload.applicant) > fair,
    )
    .sort((one, other) => speed(one) - speed(other));
  if (!worst) return false;
  underWay.delete(worst);
  worst.controller.abort();
  return true;
}
