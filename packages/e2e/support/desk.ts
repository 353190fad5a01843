import { createHmac } from "node:crypto";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { readNow } from "./dates.ts";
import { authenticatorSecret, demoPassword } from "./demo.ts";
import { sharedOrigin } from "./words.ts";

const reviewer = "desk@example.jp";
const payoutUser = "desk-pay@example.jp";

/**
 * Client of a server's desk: `desk(entry, "ask-again", { subject, reason })` acts on an entry, `desk.read(entry)` reads
 * it, `desk.open(file)` opens a document, `desk.tasks()` and `desk.answer(task, reply)` handle written inquiries. Different
 * users decide and pay out.
 */
export async function deskOf(origin = sharedOrigin()) {
  const port = Number(new URL(origin).port);
  const [token, payoutToken] = [await signIn(port, reviewer), await signIn(port, payoutUser)];
  const act = async (entry: number, name: string, body: object = {}) => {
    const by = name === "pay-out" ? payoutToken : token;
    return (
      await callDesk(port, { method: "POST", path: `entries/${entry}/${name}`, token: by, body })
    ).json();
  };
  return Object.assign(act, {
    read: async (entry: number) => (await callDesk(port, { path: `entries/${entry}`, token })).json(),
    tasks: async () => (await callDesk(port, { path: "tasks", token })).json(),
    answer: async (task: number, reply: string) =>
      (await callDesk(port, { method: "POST", path: `tasks/${task}/done`, token, body: { reply } })).json(),
    open: async (file: number) => (await callDesk(port, { path: `files/${file}`, token })).arrayBuffer(),
  });
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Computes the code of an authenticator app from a secret in base32 (RFC 6238). */
function oneTimeCode(secret: string): string {
  const bits = [...secret]
    .map((character) => alphabet.indexOf(character).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(readNow().getTime() / 30_000), 4);
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A code is valid once, so all but one of the journeys that log in within its 30 seconds wait for the next code. */
async function signIn(port: number, email: string, attemptsLeft = 5): Promise<string> {
  const body = { email, password: demoPassword, code: oneTimeCode(authenticatorSecret) };
  try {
    return (await (await callDesk(port, { method: "POST", path: "session", body })).json()).token;
  } catch (error) {
    if (attemptsLeft === 1 || !String(error).includes("codeWrong")) throw error;
    await setTimeout(30_000 - (readNow().getTime() % 30_000));
    return signIn(port, email, attemptsLeft - 1);
  }
}

type DeskRequest = { method?: string; path: string; token?: string; body?: object };

/** Browsers resolve the host of the desk; Node does not. */
async function callDesk(
  port: number,
  { method = "GET", path, token = "", body }: DeskRequest,
): Promise<Response> {
  const headers = { host: "desk.localhost", authorization: `Bearer ${token}` };
  const answer = await new Promise<Response>((resolve, reject) => {
    request({ host: "127.0.0.1", port, method, path: `/desk/${path}`, headers }, (message) => {
      const { statusCode: status = 500 } = message;
      buffer(message).then((bytes) => resolve(new Response(new Uint8Array(bytes), { status })), reject);
    })
      .on("error", reject)
      .end(body && JSON.stringify(body));
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
