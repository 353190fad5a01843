import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { demoPassword, demoSecret } from "./demo.ts";
import { oneTimeCode } from "./one-time-code.ts";
import type { OwnServer } from "./own-server.ts";

const decider = "desk@example.jp";
const payer = "desk-pay@example.jp";

/**
 * The desk of a server, asked as its staff ask: `await desk(entry, "ask-again", { subject, reason })`, `await
 * desk.read(entry)`, and `await desk.open(file)` to look at a document; `await desk.tasks()` and `await desk.answer(task, reply)` for what is
 * asked in writing. Deciding and paying are done by two people.
 */
export async function deskOf({ origin, now }: Pick<OwnServer, "origin" | "now">) {
  const port = Number(new URL(origin).port);
  const [token, payerToken] = [await signIn(port, decider, now()), await signIn(port, payer, now())];
  const act = async (entry: number, name: string, said: object = {}) => {
    const by = name === "pay-out" ? payerToken : token;
    return (await ask(port, { method: "POST", path: `entries/${entry}/${name}`, token: by, said })).json();
  };
  return Object.assign(act, {
    read: async (entry: number) => (await ask(port, { path: `entries/${entry}`, token })).json(),
    tasks: async () => (await ask(port, { path: "tasks", token })).json(),
    answer: async (task: number, reply: string) =>
      (await ask(port, { method: "POST", path: `tasks/${task}/done`, token, said: { reply } })).json(),
    open: async (file: number) => (await ask(port, { path: `files/${file}`, token })).arrayBuffer(),
  });
}

async function signIn(port: number, email: string, now: Date): Promise<string> {
  const said = { email, password: demoPassword, code: oneTimeCode(demoSecret, now) };
  return (await (await ask(port, { method: "POST", path: "session", said })).json()).token;
}

type Asked = { method?: string; path: string; token?: string; said?: object };

/** The desk has a host of its own, which browsers resolve and Node does not. */
async function ask(port: number, { method = "GET", path, token = "", said }: Asked): Promise<Response> {
  const headers = { host: "desk.localhost", authorization: `Bearer ${token}` };
  const answer = await new Promise<Response>((resolve, reject) => {
    request({ host: "127.0.0.1", port, method, path: `/desk/${path}`, headers }, (message) => {
      const { statusCode: status = 500 } = message;
      buffer(message).then((bytes) => resolve(new Response(new Uint8Array(bytes), { status })), reject);
    })
      .on("error", reject)
      .end(said && JSON.stringify(said));
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
