import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import * as v from "valibot";
import { texts } from "./texts.ts";

/** The server refused the request or cannot be reached; the message is a sentence. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
}

export type DeskClient = ReturnType<typeof createDeskClient>;

type Environment = Readonly<Record<string, string | undefined>>;
type RequestOptions = { method?: string; body?: string; headers?: Record<string, string> };
type ServerAnswer = { status: number; header: (name: string) => string | undefined; bytes: Buffer };
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
export function createDeskClient(env: Environment, demonstration: Demonstration) {
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
    get: async (path: string) => parseJson(throwIfRefused(await sendSignedIn(path))),
    post: async (path: string, body: object) => {
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
    list: async (path: string) => {
      const answer = throwIfRefused(await sendSignedIn(path));
      return { entries: parseJson(answer), next: answer.header("x-next-cursor") ?? null };
    },
    bytes: async (path: string) => {
      const answer = throwIfRefused(await sendSignedIn(path));
      const [, name = "file"] =
        /filename\*=UTF-8''(\S+)/.exec(answer.header("content-disposition") ?? "") ?? [];
      return { name: decodeURIComponent(name), bytes: answer.bytes };
    },
    /** Takes a code of the authenticator app, or a recovery code. */
    login: (code: string | undefined) => signIn(code ?? oneTimeCode()),
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

const unreachableCodes: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/** Resolves `*.localhost` to the loopback, which Node's resolver does not. */
const lookUpLoopback: LookupFunction = (_, { all }, callback) =>
  all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);

function sendRequest(
  address: URL,
  { method = "GET", body, headers = {} }: RequestOptions,
): Promise<ServerAnswer> {
  const request = address.protocol === "https:" ? httpsRequest : httpRequest;
  const options = {
    method,
    headers,
    ...(address.hostname.endsWith(".localhost") ? { lookup: lookUpLoopback } : {}),
  };
  return new Promise((resolve, reject) => {
    request(address, options, (answer) => {
      const header = (name: string) => answer.headersDistinct[name]?.[0];
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode ?? 500, header, bytes }), reject);
    })
      .on("error", (error: NodeJS.ErrnoException) =>
        reject(
          unreachableCodes.has(error.code)
            ? new DeskRefusal(texts.serverNotThere({ server: address.origin }))
            : error,
        ),
      )
      .end(body);
  });
}
