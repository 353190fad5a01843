import { mkdir, readFile, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { demoPassword } from "../../demo/demo-account.ts";
import { demoStaffEmail } from "../demo-staff.ts";

/** The server said no; its sentence is the message. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
}

export type DeskClient = {
  get: (path: string) => Promise<unknown>;
  post: (path: string, body: object) => Promise<unknown>;
  bytes: (path: string) => Promise<{ name: string; bytes: Uint8Array }>;
};

type Environment = Readonly<Record<string, string | undefined>>;
const Session = v.object({ token: v.string() });
const Refusal = v.object({ detail: v.string() });

/** Signs in by itself and remembers the token for the day. */
export function deskClient(env: Environment): DeskClient {
  const server = env.DESK_URL ?? "http://localhost:4100";
  const kept = join(env.XDG_STATE_HOME ?? join(homedir(), ".local", "state"), "kaitori", "desk-session");

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const token = await readFile(kept, "utf8").catch(() => "");
    const answer = token ? await send(path, token, init) : undefined;
    return answer && answer.status !== 401 ? answer : send(path, await signIn(), init);
  }

  const send = (path: string, token: string, init: RequestInit) =>
    fetch(new URL(path, server), { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });

  async function signIn(): Promise<string> {
    const body = JSON.stringify({
      email: env.DESK_EMAIL ?? demoStaffEmail,
      password: env.DESK_PASSWORD ?? demoPassword,
    });
    const answer = await fetch(new URL("/desk/session", server), { method: "POST", body });
    const { token } = v.parse(Session, await accepted(answer).then((good) => good.json()));
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    await writeFile(kept, token, { mode: 0o600 });
    return token;
  }

  return {
    get: async (path) => (await accepted(await ask(path))).json(),
    post: async (path, body) =>
      (await accepted(await ask(path, { method: "POST", body: JSON.stringify(body) }))).json(),
    bytes: async (path) => {
      const answer = await accepted(await ask(path));
      const [, name = "file"] =
        /filename\*=UTF-8''(\S+)/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
      return { name: decodeURIComponent(name), bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
  };
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  const refusal = v.safeParse(Refusal, body);
  throw new DeskRefusal(
    refusal.success ? refusal.output.detail : `${answer.status} ${JSON.stringify(body) ?? ""}`,
  );
}
