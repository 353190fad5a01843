import { accountLimits } from "../http/account-limits.ts";
import { busy } from "../http/errors.ts";
import type { Admission } from "../http/handle.ts";
import { countAccountUse, refuseOverLimit } from "../http/rate-limit.ts";
import type { UploadSlot } from "../http/read-body.ts";

/** Maximum uploads of one applicant in this process, because each holds its file in memory. */
const maximumPerApplicant = accountLimits.uploadsAtOnce.maximum;
/** Memory for all uploads, each of which may need its brand's `uploadBytes`: 48 files of 10 MB (D11). */
const maximumMemoryBytes = 48 * 10 * 1024 * 1024;
/** Milliseconds without a byte after which an upload counts as stalled. */
const stallMilliseconds = 5_000;
/** Slower uploads may be aborted when the memory is used up. Slow 3G reaches 50,000. */
const minimumBytesPerSecond = 40 * 1024;

interface ActiveUpload extends UploadSlot {
  readonly applicant: number;
  readonly startedAt: number;
  readonly maximumBytes: number;
  bytes: number;
  lastChunkAt: number;
  abort(): void;
}

const activeUploads = new Set<ActiveUpload>();

/** Checks the limits before the file is received, so that no applicant blocks others. */
export const admitUpload: Admission = async ({ services, applicant: { id, brand }, now }) => {
  const settings = services.brands.find(({ name }) => name === brand)?.settings;
  const maximumBytes = settings?.limits.uploadBytes ?? maximumMemoryBytes;
  if (countUploads(id) >= maximumPerApplicant) throw busy("inspectionBusy", 10, "uploadsAtOnce");
  if (!freeMemory(maximumBytes, id, now.getTime())) throw busy("inspectionBusy", 10);
  const controller = new AbortController();
  const upload: ActiveUpload = {
    applicant: id,
    startedAt: now.getTime(),
    maximumBytes,
    bytes: 0,
    lastChunkAt: now.getTime(),
    isReceived: false,
    signal: controller.signal,
    recordBytes: (bytes) => {
      upload.bytes = bytes;
      upload.lastChunkAt = services.clock().getTime();
    },
    abort: () => controller.abort(),
    release: () => activeUploads.delete(upload),
  };
  activeUploads.add(upload);
  try {
    await countAccountUse({ services, now }, "uploads", id);
    await refuseOverLimit({ services, now }, ["uploadedMegabytes", "readingSeconds"], id);
    return upload;
  } catch (error) {
    upload.release();
    throw error;
  }
};

const countUploads = (id: number) => [...activeUploads].filter(({ applicant }) => applicant === id).length;

const isMemoryLeft = (bytes: number) =>
  [...activeUploads].reduce((sum, upload) => sum + upload.maximumBytes, bytes) <= maximumMemoryBytes;

/** Aborts the slowest upload that is stalled, too slow or beyond its fair share. Returns false if none frees enough. */
function freeMemory(maximumBytes: number, id: number, now: number): boolean {
  if (isMemoryLeft(maximumBytes)) return true;
  const speed = ({ bytes, startedAt }: ActiveUpload) => (bytes * 1000) / (now - startedAt);
  const fairShare = countUploads(id) + 1;
  const [slowestUpload] = [...activeUploads]
    .filter(({ isReceived, startedAt }) => !isReceived && now - startedAt >= stallMilliseconds)
    .filter((upload) => isMemoryLeft(maximumBytes - upload.maximumBytes))
    .filter(
      (upload) =>
        now - upload.lastChunkAt >= stallMilliseconds ||
        speed(upload) < minimumBytesPerSecond ||
        countUploads(upload.applicant) > fairShare,
    )
    .sort((one, other) => speed(one) - speed(other));
  slowestUpload?.release();
  slowestUpload?.abort();
  return slowestUpload !== undefined;
}
