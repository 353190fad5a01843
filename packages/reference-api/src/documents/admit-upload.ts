import { accountLimits } from "../http/account-limits.ts";
import { busy } from "../http/errors.ts";
import type { Admission } from "../http/handle.ts";
import { refuseOverLimit, spendOfAccount } from "../http/rate-limit.ts";

/** Uploads of one applicant in this process; each holds its file in memory. */
const mostOfOne = accountLimits.uploadsAtOnce.most;
/**
 * Uploads of all applicants: with files of ten megabytes they hold at most half a gigabyte, however many accounts
 * send at once (D11).
 */
const mostOfAll = 48;
/** Milliseconds without a byte after which an upload counts as stalled. */
const patience = 5_000;
/** Bytes per second below which an upload gives up its slot when all are taken. Slow 3G reaches 50,000. */
const slowest = 40 * 1024;

interface UnderWay {
  readonly applicant: number;
  readonly startedAt: number;
  readonly controller: AbortController;
  lastChunkAt: number;
  bytes: number;
  /** The upload is complete and is not aborted any more. */
  received: boolean;
}

const underWay = new Set<UnderWay>();

/** Runs before the file is received, so that slow or many uploads of one applicant do not block others. */
export const admitUpload: Admission = async ({ services, applicant: { id }, now }) => {
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
    await spendOfAccount({ services, now }, "uploads", id);
    await refuseOverLimit({ services, now }, ["uploadedMegabytes", "readingSeconds"], id);
  } catch (error) {
    leave();
    throw error;
  }
  return {
    leave,
    signal: upload.controller.signal,
    onChunk: (bytes) => {
      upload.lastChunkAt = services.clock().getTime();
      upload.bytes += bytes;
    },
    onReceived: () => {
      upload.received = true;
    },
  };
};

const placesOf = (id: number) => [...underWay].filter(({ applicant }) => applicant === id).length;

/**
 * When all slots are taken, aborts the slowest upload that is stalled, too slow, or belongs to an applicant with more
 * slots than the new one would have.
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
