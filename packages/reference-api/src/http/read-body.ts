import { buffer } from "node:stream/consumers";
import type { CallDefinition } from "@kaitori/wire";
import type { Context } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import { badRequest, busy, tooLarge, tooSlow } from "./errors.ts";
import { type FormCall, isFormCall, type ReceivedForm, readMultipart } from "./multipart.ts";
import type { AppEnv } from "./request-context.ts";

/** An entry with six hundred papers is smaller. */
const maximumJsonBytes = 512 * 1024;
/** Limit for visitors, whose bodies are parsed without authentication. */
export const maximumVisitorBytes = 32 * 1024;
/** Maximum values of a JSON body, because many small ones take long to parse. */
const maximumJsonValues = 20_000;
/** Seconds between two checks of the transfer rate, and before the first refusal. */
const checkIntervalSeconds = 5;
const graceSeconds = 30;
/** A tenth of a slow phone network. A slower body may be an attack that keeps connections open. */
const minimumBytesPerSecond = 2 * 1024;
/** Limit for boundaries and other fields of a form with a file. */
const maximumFormFieldBytes = 64 * 1024;

interface ReadOptions {
  readonly maximumBytes?: number;
  /** Called before anything is parsed. */
  readonly onReceived?: (bytes: number) => void;
}

/** Reads a JSON body. Other types are refused, because a foreign page could send them. A form is received later. */
export async function readBody(
  call: CallDefinition,
  context: Context<AppEnv>,
  reading: ReadOptions,
): Promise<unknown> {
  if (!call.body) return undefined;
  const fields = isFormCall(call) ? undefined : await readJson(context, reading);
  if (fields === undefined) return {};
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) throw badRequest();
  return fields;
}

/** Place of an upload that passed its admission, with its progress. */
export interface UploadSlot {
  /** Aborts the upload to free its slot. */
  readonly signal: AbortSignal;
  /** Records how many bytes have arrived so far. */
  recordBytes(bytes: number): void;
  /** A received upload is not aborted. */
  isReceived: boolean;
  release(): void;
}

export async function receiveUpload(
  call: FormCall,
  context: Context<AppEnv>,
  { settings }: ServedBrand,
  slot: UploadSlot,
): Promise<ReceivedForm> {
  const contentType = context.req.header("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(contentType)) throw badRequest();
  const maximumBytes = settings.limits.uploadBytes + maximumFormFieldBytes;
  const chunks = chunksOf(context, maximumBytes, slot);
  const form = await readMultipart(call, contentType, chunks, maximumBytes);
  slot.isReceived = true;
  return form;
}

/** Reads JSON that the database can store; undefined for an empty body. */
export async function readJson(
  context: Context,
  { maximumBytes = maximumJsonBytes, onReceived }: ReadOptions = {},
): Promise<unknown> {
  const bytes = await buffer(chunksOf(context, maximumBytes));
  onReceived?.(bytes.byteLength);
  if (countValues(bytes) > maximumJsonValues) throw tooLarge();
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === "") return undefined;
  const value = parseJson(text);
  if (!isStorable(value)) throw badRequest();
  return value;
}

const [comma, bracket, brace] = Buffer.from(",[{");

/** Upper bound of the values in a JSON text. Characters within strings count too. */
function countValues(bytes: Uint8Array): number {
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

export async function discardBody(context: Context<AppEnv>, { settings }: ServedBrand): Promise<void> {
  for await (const _ of chunksOf(context, settings.limits.uploadBytes + maximumFormFieldBytes));
}

/** Yields the chunks up to the limit, even if Content-Length is wrong. */
async function* chunksOf(
  context: Context,
  maximumBytes: number,
  slot?: UploadSlot,
): AsyncGenerator<Uint8Array> {
  if (Number(context.req.header("content-length") ?? 0) > maximumBytes) throw tooLarge();
  const reader = context.req.raw.body?.getReader();
  if (!reader) return;
  const signal = slot?.signal;
  const end = () => void reader.cancel().catch(() => {});
  signal?.addEventListener("abort", end, { once: true });
  let size = 0;
  let seconds = 0;
  let isTooSlow = false;
  const rateCheck = setInterval(() => {
    seconds += checkIntervalSeconds;
    if (seconds < graceSeconds || size >= seconds * minimumBytesPerSecond) return;
    isTooSlow = true;
    end();
  }, checkIntervalSeconds * 1000);
  try {
    for (;;) {
      // An interrupted connection is not an error of the server.
      const { done, value } = await reader.read().catch(() => Promise.reject(badRequest()));
      if (signal?.aborted) throw busy("inspectionBusy", 10);
      if (isTooSlow) throw tooSlow();
      if (done) return;
      size += value.byteLength;
      if (size > maximumBytes) throw tooLarge();
      slot?.recordBytes(size);
      yield value;
    }
  } finally {
    clearInterval(rateCheck);
    signal?.removeEventListener("abort", end);
    end();
  }
}

const maximumDepth = 64;
/** Lists of forms and ids are shorter, and a query accepts a limited number of values. */
const maximumLength = 1000;

/** False for NUL or a lone surrogate in a text, unsafe integers, deep nesting and long lists. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  if (typeof value !== "object" || value === null) return true;
  if (depth === maximumDepth) return false;
  if (Array.isArray(value))
    return value.length <= maximumLength && value.every((inner) => isStorable(inner, depth + 1));
  const entries = Object.entries(value);
  if (entries.length > maximumLength) return false;
  return entries.every(([name, inner]) => isStorable(name, depth + 1) && isStorable(inner, depth + 1));
}
