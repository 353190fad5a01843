import { setTimeout } from "node:timers/promises";
import { localFetch } from "@kaitori/conformance/local-fetch";
import { TOTP } from "otpauth";
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

/** A code is valid once, so all but one of the journeys that log in within its 30 seconds wait for the next code. */
async function signIn(port: number, email: string, attemptsLeft = 5): Promise<string> {
  const body = {
    email,
    password: demoPassword,
    code: new TOTP({ secret: authenticatorSecret }).generate({ timestamp: readNow().getTime() }),
  };
  try {
    return (await (await callDesk(port, { method: "POST", path: "session", body })).json()).token;
  } catch (error) {
    if (attemptsLeft === 1 || !String(error).includes("codeWrong")) throw error;
    await setTimeout(30_000 - (readNow().getTime() % 30_000));
    return signIn(port, email, attemptsLeft - 1);
  }
}

type DeskRequest = { method?: string; path: string; token?: string; body?: object };

async function callDesk(
  port: number,
  { method = "GET", path, token = "", body }: DeskRequest,
): Promise<Response> {
  const answer = await localFetch(`http://desk.localhost:${port}/desk/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
