import { accountLimits } from "../http/account-limits.ts";
import { refuseIfQueueFull } from "../http/errors.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";

/** Limits downloads, because a file stays in memory until it is sent. */
const slots = 16;
const downloads = createWorkQueue({
  slots,
  slotsPerAccount: accountLimits.downloadsAtOnce.maximum,
  queueLength: 200,
  queuePerAccount: 20,
  timeout: 20_000,
});
const chunkBytes = 64 * 1024;
/** Grace in milliseconds, and bytes per second below which a download is aborted. */
const graceMilliseconds = 30_000;
const minimumBytesPerSecond = 32 * 1024;
/** Check interval in milliseconds, and bytes per second below which a download is aborted if others wait. */
const checkMilliseconds = 5_000;
const busyBytesPerSecond = 64 * 1024;

/** Streams the bytes and keeps its slot until they are sent; undefined if there are none. */
export function streamInQueue(
  caller: Caller,
  read: () => Promise<Uint8Array | undefined>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  return new Promise((resolve, reject) => {
    const runDownload = async () => {
      const bytes = await read();
      if (bytes) await new Promise<void>((releaseSlot) => resolve(toStream(bytes, releaseSlot)));
      else resolve(undefined);
    };
    downloads.run(runDownload, caller).catch(refuseIfQueueFull("downloadsAtOnce")).catch(reject);
  });
}

function toStream(bytes: Uint8Array, releaseSlot: () => void): ReadableStream<Uint8Array> {
  let sent = 0;
  let sentBefore = 0;
  let elapsed = 0;
  let rateCheck: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(rateCheck);
    releaseSlot();
  };
  const blocksOthers = () => downloads.running === slots && downloads.waiting > 0;
  return new ReadableStream({
    start: (stream) => {
      rateCheck = setInterval(() => {
        elapsed += checkMilliseconds;
        const isSlow = sent - sentBefore < (busyBytesPerSecond * checkMilliseconds) / 1000;
        sentBefore = sent;
        if (
          elapsed < graceMilliseconds + (bytes.length / minimumBytesPerSecond) * 1000 &&
          !(isSlow && blocksOthers())
        )
          return;
        stream.error(new Error("The download was not read in time"));
        end();
      }, checkMilliseconds);
    },
    pull: (stream) => {
      stream.enqueue(bytes.subarray(sent, sent + chunkBytes));
      sent += chunkBytes;
      if (sent < bytes.length) return;
      end();
      stream.close();
    },
    cancel: end,
  });
}
