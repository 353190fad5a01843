import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import * as v from "valibot";
import { SessionAnswer } from "../answers.ts";
import { texts } from "./texts.ts";

/** The server refused the request or cannot be reached; the message is a sentence. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
}

export type DeskClient = ReturnType<typeof createDeskClient>;

type RequestOptions = { method?: string; body?: string; headers?: Record<string, string> };

/** Account of the demonstration, which everybody may use. */
export interface Demonstration {
  readonly server: string;
  readonly email: string;
  readonly password: string;
  readonly code: () => string;
}

/** Logs in when needed and stores one token per account. */
export function createDeskClient(env: NodeJS.ProcessEnv, demonstration: Demonstration) {
  const server = env.DESK_URL ?? demonstration.server;
  const email = env.DESK_EMAIL ?? demonstration.email;
  const password = env.DESK_PASSWORD ?? demonstration.password;
  const accountKey = createHash("sha256").update(`${server}\n${email}`).digest("hex").slice(0, 16);
  const stateFolder = env.XDG_STATE_HOME ?? join(homedir(), ".local", "state");
  const tokenFile = join(stateFolder, "kaitori", `desk-session-${accountKey}`);
  // Kept after the session, because wrong passwords of strangers do not block a known device.
  const deviceFile = join(stateFolder, "kaitori", `desk-device-${accountKey}`);
  const readOrEmpty = (file: string) => readFile(file, "utf8").catch(() => "");
  const readToken = () => readOrEmpty(tokenFile);

  const send = (path: string, token: string, options: RequestOptions) =>
    sendRequest(server, path, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${token}` },
    });

  async function sendSignedIn(path: string, options: RequestOptions = {}): Promise<Response> {
    const token = await readToken();
    const answer = token ? await send(path, token, options) : undefined;
    return answer && answer.status !== 401 ? answer : send(path, await signIn(oneTimeCode()), options);
  }

  /** One-time code of the environment, or of the demo account. */
  const oneTimeCode = () =>
    env.DESK_CODE ?? (password === demonstration.password ? demonstration.code() : undefined);

  async function signIn(code: string | undefined): Promise<string> {
    const device = await readOrEmpty(deviceFile);
    const body = JSON.stringify({ email, password, code: code || undefined, device: device || undefined });
    const answer = await sendRequest(server, "/desk/session", { method: "POST", body });
    if (answer.status === 404) throw new DeskRefusal(texts.serverNotDesk(server));
    const session = v.parse(SessionAnswer, await (await throwIfRefused(answer)).json());
    if ("needs" in session) throw new DeskRefusal(texts.codeWanted);
    await mkdir(dirname(tokenFile), { recursive: true, mode: 0o700 });
    await writeFile(tokenFile, session.token, { mode: 0o600 });
    await writeFile(deviceFile, session.device, { mode: 0o600 });
    return session.token;
  }

  const read = async (path: string) => throwIfRefused(await sendSignedIn(path));

  return {
    /** A list is returned with the cursor of its next page. */
    get: async (path: string): Promise<unknown> => {
      const answer = await read(path);
      const body: unknown = await answer.json();
      return Array.isArray(body) ? { entries: body, next: answer.headers.get("x-next-cursor") } : body;
    },
    post: async (path: string, body: object): Promise<unknown> => {
      const options = {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "idempotency-key": randomUUID() },
      };
      // Retries once if the response was lost; the idempotency key prevents a second execution.
      const answer = await sendSignedIn(path, options).catch((error: unknown) => {
        // A refused login, or a server that was not reached at all.
        if (error instanceof DeskRefusal) throw error;
        return sendSignedIn(path, options);
      });
      return (await throwIfRefused(answer)).json();
    },
    bytes: async (path: string) => {
      const answer = await read(path);
      const [, name = "file"] =
        /filename\*=UTF-8''(\S+)/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
      return { name: decodeURIComponent(name), bytes: await answer.bytes() };
    },
    /** Takes a code of the authenticator app, or a recovery code. */
    login: (code: string | undefined) => signIn(code ?? oneTimeCode()),
    logout: async () => {
      await send("/desk/session", await readToken(), { method: "DELETE" });
      await rm(tokenFile, { force: true });
    },
  };
}

async function throwIfRefused(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const text = await answer.text();
  throw new DeskRefusal(toMessage(text) || `${answer.status} ${text}`);
}

const Refusal = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The server's message, or one line per field. */
function toMessage(text: string): string {
  if (!v.is(Refusal, text)) return "";
  const refusal = v.parse(Refusal, text);
  if (typeof refusal.detail === "string") return refusal.detail;
  return Object.entries(refusal)
    .flatMap(([field, messages]) =>
      v.is(v.array(v.string()), messages) ? `${field}: ${messages.join(" ")}` : [],
    )
    .join("\n");
}

const unreachableCodes: ReadonlySet<unknown> = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN"]);

/** Resolves `*.localhost` to the loopback, which Node's resolver does not. */
const lookUpLoopback: LookupFunction = (_, { all }, callback) =>
  all ? callback(null, [{ address: "127.0.0.1", family: 4 }]) : callback(null, "127.0.0.1", 4);

async function sendRequest(server: string, path: string, { body, ...options }: RequestOptions) {
  if (!/^https?:/.test(server) || !URL.canParse(server)) throw new DeskRefusal(texts.serverNoAddress);
  const address = new URL(path, server);
  const request = address.protocol === "https:" ? httpsRequest : httpRequest;
  const lookup = address.hostname.endsWith(".localhost") ? { lookup: lookUpLoopback } : {};
  return new Promise<Response>((resolve, reject) => {
    request(address, { ...options, ...lookup }, (answer) => {
      const headers = new Headers();
      for (const [name, [value = ""] = []] of Object.entries(answer.headersDistinct))
        headers.set(name, value);
      const init = { status: answer.statusCode ?? 500, headers };
      buffer(answer)
        .then((bytes) => resolve(new Response(bytes.length > 0 ? bytes : null, init)))
        .catch(reject);
    })
      .on("error", (error: NodeJS.ErrnoException) => {
        const isUnreachable = unreachableCodes.has(error.code);
        reject(isUnreachable ? new DeskRefusal(texts.serverNotThere(address.origin)) : error);
      })
      .end(body);
  });
}
