import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { type Answered, type Asked, askServer } from "./ask-server.ts";
import { say } from "./words.ts";

/** The server said no; its sentence is the message. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
}

export type DeskClient = {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: object) => Promise<unknown>;
  list: (path: string) => Promise<{ entries: unknown; next: string | null }>;
  bytes: (path: string) => Promise<{ name: string; bytes: Uint8Array }>;
  /** With the code of the authenticator app, or a recovery code. */
  login: (code: string | undefined) => Promise<void>;
  logout: () => Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;
const Session = v.union([
  v.object({ token: v.string(), device: v.optional(v.string()) }),
  v.object({ needs: v.literal("code") }),
]);
const Refusal = v.object({ detail: v.string() });

/** The person of the demonstration, whom everybody may be. */
export interface Demonstration {
  readonly server: string;
  readonly email: string;
  readonly password: string;
  readonly code: (now: Date) => string;
}

/** Signs in by itself where it has a code, and remembers the token of each person for the day. */
export function deskClient(env: Environment, demonstration: Demonstration): DeskClient {
  const server = env.DESK_URL ?? demonstration.server;
  const email = env.DESK_EMAIL ?? demonstration.email;
  const password = env.DESK_PASSWORD ?? demonstration.password;
  const person = createHash("sha256").update(`${server}\n${email}`).digest("hex").slice(0, 16);
  const state = env.XDG_STATE_HOME ?? join(homedir(), ".local", "state");
  const kept = join(state, "kaitori", `desk-session-${person}`);
  // Outlasts the session: strangers who try the password keep nobody away from where they were before.
  const keptDevice = join(state, "kaitori", `desk-device-${person}`);
  const read = (file: string) => readFile(file, "utf8").catch(() => "");
  const keptToken = () => read(kept);

  const send = (path: string, token: string, asked: Asked = {}) =>
    askServer(addressOf(path, server), {
      ...asked,
      headers: { ...asked.headers, authorization: `Bearer ${token}` },
    });

  async function ask(path: string, asked: Asked = {}): Promise<Answered> {
    const token = await keptToken();
    const answer = token ? await send(path, token, asked) : undefined;
    return answer && answer.status !== 401 ? answer : send(path, await signIn(codeAtHand()), asked);
  }

  /** Of the demonstration everybody knows the code. */
  const codeAtHand = () =>
    env.DESK_CODE ?? (password === demonstration.password ? demonstration.code(new Date()) : undefined);

  async function signIn(code: string | undefined): Promise<string> {
    const device = await read(keptDevice);
    const body = JSON.stringify({
      email,
      password,
      ...(code ? { code } : {}),
      ...(device ? { device } : {}),
    });
    const answer = await askServer(addressOf("/desk/session", server), { method: "POST", body });
    if (answer.status === 404) throw new DeskRefusal(say.serverNotDesk({ server }));
    const session = v.parse(Session, jsonOf(accepted(answer)));
    if ("needs" in session) throw new DeskRefusal(say.codeWanted);
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    await writeFile(kept, session.token, { mode: 0o600 });
    if (session.device) await writeFile(keptDevice, session.device, { mode: 0o600 });
    return session.token;
  }

  return {
    get: async (path) => jsonOf(accepted(await ask(path))),
    post: async (path, body) => {
      const asked = {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "idempotency-key": randomUUID() },
      };
      // Whether the server had acted when the answer was lost is not known: with its key nothing is done twice.
      const answer = await ask(path, asked).catch((error: unknown) => {
        // A login that was refused is an answer.
        if (error instanceof DeskRefusal) throw error;
        return ask(path, asked);
      });
      return jsonOf(accepted(answer));
    },
    list: async (path) => {
      const answer = accepted(await ask(path));
      return { entries: jsonOf(answer), next: answer.header("x-next-cursor") ?? null };
    },
    bytes: async (path) => {
      const answer = accepted(await ask(path));
      const [, name = "file"] =
        /filename\*=UTF-8''(\S+)/.exec(answer.header("content-disposition") ?? "") ?? [];
      return { name: decodeURIComponent(name), bytes: answer.bytes };
    },
    login: async (code) => {
      await signIn(code ?? codeAtHand());
    },
    logout: async () => {
      await send("/desk/session", await keptToken(), { method: "DELETE" });
      await rm(kept, { force: true });
    },
  };
}

function addressOf(path: string, server: string): URL {
  if (!/^https?:/.test(server) || !URL.canParse(server)) throw new DeskRefusal(say.serverNoAddress);
  return new URL(path, server);
}

const jsonOf = ({ bytes }: Answered): unknown => JSON.parse(bytes.toString("utf8"));

function accepted(answer: Answered): Answered {
  if (answer.status < 300) return answer;
  throw new DeskRefusal(sentenceOf(bodyOf(answer)) || `${answer.status} ${answer.bytes.toString("utf8")}`);
}

/** The server's message for the whole, or for each field, a line a field. */
function sentenceOf(body: unknown): string {
  if (v.is(Refusal, body)) return body.detail;
  const fields = v.is(v.record(v.string(), v.unknown()), body) ? Object.entries(body) : [];
  return fields
    .flatMap(([field, said]) => (v.is(v.array(v.string()), said) ? `${field}: ${said.join(" ")}` : []))
    .join("\n");
}

function bodyOf(answer: Answered): unknown {
  try {
    return jsonOf(answer);
  } catch {
    return undefined;
  }
}
