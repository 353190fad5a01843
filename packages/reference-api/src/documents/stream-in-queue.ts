import { accountLimits } from "../http/account-limits.ts";
import { refuseIfQueueFull } from "../http/errors.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";

/** A file stays in memory until it is sent, so the downloads are limited, in total and per account. */
const slots = 16;
const downloads = createWorkQueue({
  slots,
  slotsPerAccount: accountLimits.downloadsAtOnce.most,
  queueLength: 200,
  queuePerAccount: 20,
  timeout: 20_000,
});
const part = 64 * 1024;
/** Milliseconds, and bytes per second: a slower download is cut off. */
const patience = 30_000;
const slowest = 32 * 1024;
/** In milliseconds, and bytes a second: when all slots are taken, whoever is slower gives way to who waits. */
const watchedEvery = 5_000;
const slowestOfMany = 64 * 1024;

/** Streams the bytes and keeps its slot until they are sent; undefined if there are none. */
export function streamInQueue(
  caller: Caller,
  read: () => Promise<Uint8Array | undefined>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  return new Promise((resolve, reject) => {
    const place = async () => {
      const bytes = await read();
      if (bytes) await new Promise<void>((leave) => resolve(toStream(bytes, leave)));
      else resolve(undefined);
    };
    downloads.run(place, caller).catch(refuseIfQueueFull("downloadsAtOnce")).catch(reject);
  });
}

function toStream(bytes: Uint8Array, leave: () => void): ReadableStream<Uint8Array> {
  let sent = 0;
  let sentBefore = 0;
  let waited = 0;
  let watch: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(watch);
    leave();
  };
  const isInTheWay = () => downloads.running === slots && downloads.waiting > 0;
  return new ReadableStream({
    start: (stream) => {
      watch = setInterval(() => {
        waited += watchedEvery;
        const isSlow = sent - sentBefore < (slowestOfMany * watchedEvery) / 1000;
        sentBefore = sent;
        if (waited < patience + (bytes.length / slowest) * 1000 && !(isSlow && isInTheWay())) return;
        stream.error(new Error("The file was not taken"));
        end();
      }, watchedEvery);
    },
    pull: (stream) => {
      stream.enqueue(bytes.subarray(sent, sent + part));
      sent += part;
      if (sent < bytes.length) return;
      end();
      stream.close();
    },
    cancel: end,
  });
}
