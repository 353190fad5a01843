import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { claimBodies, entryBody } from "../src/entry/samples.ts";
import { type LoadRequest, load } from "./load.ts";

const Browser = v.object({ applicant: v.number(), cookie: v.string(), csrf: v.string() });
export type Browser = v.InferOutput<typeof Browser>;

/** A server with applicants that read a long history, and applicants that submit once each. */
const Ready = v.object({
  port: v.number(),
  host: v.string(),
  readers: v.array(Browser),
  writers: v.array(Browser),
});
type Ready = v.InferOutput<typeof Ready>;

const serve = fileURLToPath(new URL("./serve.ts", import.meta.url));

/** Starts the complete server or only its queries (`bareApp`), with prepared applicants. */
export async function startServer(kind: "full" | "bare", writers: number, url?: string) {
  const child = fork(serve, [kind, String(writers), ...(url ? [url] : [])], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [message] = await once(child, "message");
  return { child, ...v.parse(Ready, message) };
}

const headersOf = (host: string, { applicant, cookie, csrf }: Browser) => ({
  host,
  cookie,
  "x-csrftoken": csrf,
  "x-applicant": String(applicant),
});

function createReadRequests({ host, readers }: Ready): () => LoadRequest | undefined {
  const requests = readers.map((reader) => ({
    method: "GET",
    path: "/api/entries/",
    headers: headersOf(host, reader),
  }));
  let count = 0;
  return () => requests[count++ % requests.length];
}

export const writesPerRound = 250;
const body = JSON.stringify(entryBody({ claims: claimBodies(5) }));

/** Each write is by another applicant, because each may have one entry before its contract. */
function createWriteRequests({ host, writers }: Ready): () => LoadRequest | undefined {
  const remaining = writers.splice(0, writesPerRound);
  return () => {
    const writer = remaining.pop();
    const headers = writer && { ...headersOf(host, writer), "content-type": "application/json" };
    return headers && { method: "POST", path: "/api/entries/", headers, body };
  };
}

export const measureReads = (server: Ready) => load(server.port, 1000, createReadRequests(server));
export const measureWrites = (server: Ready) => load(server.port, 60_000, createWriteRequests(server));
