import { setTimeout as pause } from "node:timers/promises";
import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import { badRequest, busy, tooLarge, tooSlow } from "./errors.ts";
import { type FormCall, isFormCall, readMultipart, type SentFile } from "./multipart.ts";
import type { AppEnv } from "./request-context.ts";
import { isStorable } from "./storable.ts";

/** An entry with six hundred papers, as the server sent it: the site hands it in again so. */
const jsonBytes = 512 * 1024;
/** Limit for strangers, whose bodies are parsed before they are known. */
export const strangersBytes = 32 * 1024;
/** Values and what holds them: many small ones take long to parse. */
const jsonParts = 20_000;
/** Seconds between two checks of the transfer rate, and before the first. */
const watchedEvery = 5;
const patience = 30;
/** Bytes per second on average, a tenth of a slow phone network; a slower body is an attack that holds connections. */
const slowest = 2 * 1024;
/** Boundaries and the other fields of a form with a file. */
const formBytes = 64 * 1024;

export interface BodyRead {
  fields: unknown;
  file: SentFile | undefined;
}

interface Reading {
  readonly maximumBytes?: number;
  /** Called before anything is parsed. */
  readonly onReceived?: (bytes: number) => void;
}

/** JSON, or a form where the call carries a file; nothing else, so that no foreign page can send it plainly. */
export async function readBody(
  call: CallDefinition,
  context: Context<AppEnv>,
  reading: Reading = {},
): Promise<BodyRead> {
  if (!call.body) return { fields: undefined, file: undefined };
  if (isFormCall(call)) return { fields: {}, file: undefined };
  const fields = await readJson(context, reading);
  if (fields === undefined) return { fields: {}, file: undefined };
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) throw badRequest();
  return { fields, file: undefined };
}

/** Abort signal and callbacks while the body of an upload is received. */
export interface UploadControl {
  /** Aborts the upload to free its slot. */
  readonly signal?: AbortSignal;
  readonly onChunk?: (bytes: number) => void;
  readonly onReceived?: () => void;
}

/** Receives a form with a file before anything is done for it. */
export async function receiveUpload(
  call: FormCall,
  context: Context<AppEnv>,
  { settings }: ServedBrand,
  control: UploadControl,
): Promise<BodyRead> {
  const contentType = context.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) throw badRequest();
  const maximumBytes = settings.limits.uploadBytes + formBytes;
  async function* countBytes() {
    for await (const chunk of chunksOf(context, maximumBytes, control.signal)) {
      control.onChunk?.(chunk.byteLength);
      yield chunk;
    }
  }
  const form = await readMultipart(call, contentType, countBytes(), maximumBytes);
  control.onReceived?.();
  return form;
}

/** Only what the database can keep; undefined where nothing was sent. */
export async function readJson(
  context: Context,
  { maximumBytes: most = jsonBytes, onReceived }: Reading = {},
): Promise<unknown> {
  const bytes = await readAtMost(context, most);
  onReceived?.(bytes.byteLength);
  if (countParts(bytes) > jsonParts) throw tooLarge("bodyTooLarge");
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === "") return undefined;
  const value = parseJson(text);
  if (!isStorable(value)) throw badRequest();
  return value;
}

const [comma, bracket, brace] = Buffer.from(",[{");

/** At least as many as there are: a sign within a text counts, too. */
function countParts(bytes: Uint8Array): number {
  let parts = 0;
  for (const byte of bytes) if (byte === comma || byte === bracket || byte === brace) parts += 1;
  return parts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest();
  }
}

async function readAtMost(context: Context, maximumBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(context, maximumBytes)) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** A pause at each megabyte begun: one browser sends ten refused bodies, or ten megabytes of them, a second at most. */
const passed = { bytes: 1024 * 1024, milliseconds: 100 };

export async function discardBody(context: Context<AppEnv>, { settings }: ServedBrand): Promise<void> {
  let bytes = 0;
  for await (const chunk of chunksOf(context, settings.limits.uploadBytes + formBytes)) {
    bytes += chunk.byteLength;
    for (; bytes > 0; bytes -= passed.bytes) await pause(passed.milliseconds);
  }
}

/** Ends where the limit is passed, whatever Content-Length claims. */
async function* chunksOf(
  context: Context,
  maximumBytes: number,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const tooMuch = () => tooLarge("bodyTooLarge");
  if (Number(context.req.header("content-length") ?? 0) > maximumBytes) throw tooMuch();
  const reader = context.req.raw.body?.getReader();
  if (!reader) return;
  const end = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", end, { once: true });
  let size = 0;
  let seconds = 0;
  let isTooSlow = false;
  const watch = setInterval(() => {
    seconds += watchedEvery;
    if (seconds < patience || size >= seconds * slowest) return;
    isTooSlow = true;
    end();
  }, watchedEvery * 1000);
  try {
    for (;;) {
      // The connection broke off, such as that of a phone without reception: no fault of the server.
      const { done, value } = await reader.read().catch(() => Promise.reject(badRequest()));
      if (signal?.aborted) throw busy("inspectionBusy", 10);
      if (isTooSlow) throw tooSlow();
      if (done) return;
      size += value.byteLength;
      if (size > maximumBytes) throw tooMuch();
      yield value;
    }
  } finally {
    clearInterval(watch);
    signal?.removeEventListener("abort", end);
    end();
  }
}
