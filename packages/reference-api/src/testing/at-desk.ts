import { addStaff } from "../desk/add-staff.ts";
import type { ActResult } from "../desk/run-act.ts";
import type { TestServer } from "./create-test-server.ts";

export const deskPassword = "a password for the desk";

export interface AtDesk {
  email: string;
  token: string;
  /** With the token; the answer as text, because a desk's answers have no definition in the wire. */
  ask(path: string, init?: RequestInit): Promise<{ status: number; text: string }>;
  act(entry: number, name: string, body?: object): Promise<{ status: number; body: Partial<ActResult> }>;
}

let made = 0;

/** Somebody at the desk of the brand `everyone`, signed in as the command does it. */
export async function atDesk({ server }: Pick<TestServer, "server">): Promise<AtDesk> {
  made += 1;
  const email = `desk-${made}@example.jp`;
  await addStaff(server.services, { email, name: "審査", password: deskPassword, brands: ["everyone"] });
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await server.app.fetch(
      new Request(`http://localhost:4100${path}`, {
        ...init,
        headers: { ...(token === "" ? {} : { authorization: `Bearer ${token}` }), ...init.headers },
      }),
    );
    return { status: answer.status, text: await answer.text() };
  };
  let token = "";
  const body = JSON.stringify({ email, password: deskPassword });
  ({ token } = JSON.parse((await ask("/desk/session", { method: "POST", body })).text));
  return {
    email,
    token,
    ask,
    act: async (entry, name, given = {}) => {
      const { status, text } = await ask(`/desk/entries/${entry}/${name}`, {
        method: "POST",
        body: JSON.stringify(given),
      });
      return { status, body: JSON.parse(text) };
    },
  };
}
