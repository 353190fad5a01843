import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { type RequestOptions, type ServerAnswer, sendRequest } from "./send-request.ts";
import { texts } from "./texts.ts";

/** The server refused the request; the message is its sentence. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
}

export type DeskClient = {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: object) => Promise<unknown>;
  list: (path: string) => Promise<{ entries: unknown; next: string | null }>;
  bytes: (path: string) => Promise<{ name: string; bytes: Uint8Array }>;
  /** Takes a code of the authenticator app, or a recovery code. */
  login: (code: string | undefined) => Promise<void>;
  logout: () => Promise<void>;
};

type Environment = Readonly<Record<string, string | undefined>>;
const Session = v.union([
  v.object({ token: v.string(), device: v.optional(v.string()) }),
  v.object({ needs: v.literal("code") }),
]);
const Refusal = v.object({ detail: v.string() });

/** Account of the demonstration, which everybody may use. */
export interface Demonstration {
  readonly server: string;
  readonly email: string;
  readonly password: string;
  readonly code: () => string;
}

/** Logs in when needed and stores one token per account. */
export function createDeskClient(env: Environment, demonstration: Demonstration): DeskClient {
  const server = env.DESK_URL ?? demonstration.server;
  const email = env.DESK_EMAIL ?? demonstration.email;
  const password = env.DESK_PASSWORD ?? demonstration.password;
  const person = createHash("sha256").update(`${server}\n${email}`).digest("hex").slice(0, 16);
  const state = env.XDG_STATE_HOME ?? join(homedir(), ".local", "state");
  const tokenFile = join(state, "kaitori", `desk-session-${person}`);
  // Outlasts the session: a known device is not blocked by strangers' password attempts.
  const deviceFile = join(state, "kaitori", `desk-device-${person}`);
  const readOrEmpty = (file: string) => readFile(file, "utf8").catch(() => "");
  const readToken = () => readOrEmpty(tokenFile);

  const send = (path: string, token: string, options: RequestOptions) =>
    sendRequest(addressOf(path, server), {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}` },
    });

  async function sendSignedIn(path: string, options: RequestOptions = {}): Promise<ServerAnswer> {
    const token = await readToken();
    const answer = token ? await send(path, token, options) : undefined;
    return answer && answer.status !== 401 ? answer : send(path, await signIn(oneTimeCode()), options);
  }

  /** One-time code of the environment, or of the demo account. */
  const oneTimeCode = () =>
    env.DESK_CODE ?? (password === demonstration.password ? demonstration.code() : undefined);

  async function signIn(code: string | undefined): Promise<string> {
    const device = await readOrEmpty(deviceFile);
    const body = JSON.stringify({
      email,
      password,
      ...(code ? { code } : {}),
      ...(device ? { device } : {}),
    });
    const answer = await sendRequest(addressOf("/desk/session", server), { method: "POST", body });
    if (answer.status === 404) throw new DeskRefusal(texts.serverNotDesk({ server }));
    const session = v.parse(Session, parseJson(throwIfRefused(answer)));
    if ("needs" in session) throw new DeskRefusal(texts.codeWanted);
    await mkdir(dirname(tokenFile), { recursive: true, mode: 0o700 });
    await writeFile(tokenFile, session.token, { mode: 0o600 });
    if (session.device) await writeFile(deviceFile, session.device, { mode: 0o600 });
    return session.token;
  }

  return {
    get: async (path) => parseJson(throwIfRefused(await sendSignedIn(path))),
    post: async (path, body) => {
      const options = {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "idempotency-key": randomUUID() },
      };
      // Retries once if the response was lost; the idempotency key prevents a second execution.
      const answer = await sendSignedIn(path, options).catch((error: unknown) => {
        // A refused login is a response.
        if (error instanceof DeskRefusal) throw error;
        return sendSignedIn(path, options);
      });
      return parseJson(throwIfRefused(answer));
    },
    list: async (path) => {
      const answer = throwIfRefused(await sendSignedIn(path));
      return { entries: parseJson(answer), next: answer.header("x-next-cursor") ?? null };
    },
    bytes: async (path) => {
      const answer = throwIfRefused(await sendSignedIn(path));
      const [, name = "file"] =
        /filename\*=UTF-8''(\S+)/.exec(answer.header("content-disposition") ?? "") ?? [];
      return { name: decodeURIComponent(name), bytes: answer.bytes };
    },
    login: async (code) => {
      await signIn(code ?? oneTimeCode());
    },
    logout: async () => {
      await send("/desk/session", await readToken(), { method: "DELETE" });
      await rm(tokenFile, { force: true });
    },
  };
}

function addressOf(path: string, server: string): URL {
  if (!/^https?:/.test(server) || !URL.canParse(server)) throw new DeskRefusal(texts.serverNoAddress);
  return new URL(path, server);
}

const parseJson = ({ bytes }: ServerAnswer): unknown => JSON.parse(bytes.toString("utf8"));

function throwIfRefused(answer: ServerAnswer): ServerAnswer {
  if (answer.status < 300) return answer;
  throw new DeskRefusal(
    toMessage(parseJsonOrUndefined(answer)) || `${answer.status} ${answer.bytes.toString("utf8")}`,
  );
}

/** The server's message, or one line per field. */
function toMessage(body: unknown): string {
  if (v.is(Refusal, body)) return body.detail;
  const fields = v.is(v.record(v.string(), v.unknown()), body) ? Object.entries(body) : [];
  return fields
    .flatMap(([field, messages]) =>
      v.is(v.array(v.string()), messages) ? `${field}: ${messages.join(" ")}` : [],
    )
    .join("\n");
}

function parseJsonOrUndefined(answer: ServerAnswer): unknown {
  try {
    return parseJson(answer);
  } catch {
    return undefined;
  }
}
