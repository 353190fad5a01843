import type { ContactStop } from "@kaitori/domain";
import type { ActResult } from "../desk/run-act.ts";
import { addStaff, enrol, oneTimeCode } from "../desk/staff.ts";
import type { Server } from "../start/create-server.ts";

export const deskPassword = "a password for the desk";

export type StaffClient = Awaited<ReturnType<typeof signInStaff>>;

let staffCount = 0;

/** Adds a staff member and logs them in. */
export async function signInStaff(server: Server, brands: readonly string[] = ["test-brand"]) {
  staffCount += 1;
  const email = `desk-${staffCount}@example.jp`;
  const { services } = server;
  const staff = await addStaff(services, { email, name: "審査", password: deskPassword, brands });
  if (!staff) throw new Error(`${email} is a demo account`);
  const { id } = staff;
  const { secret, recoveryCodes } = await enrol(services, id);
  /** The code of the authenticator app at the server's time. */
  const code = () => oneTimeCode(secret, services.clock());
  /** Sends a request with the token. Returns text, because the wire does not define the desk's responses. */
  const request = async (path: string, init: RequestInit = {}) => {
    const answer = await server.app.fetch(
      new Request(`http://desk.localhost:4100${path}`, {
        ...init,
        headers: { ...(token === "" ? {} : { authorization: `Bearer ${token}` }), ...init.headers },
      }),
    );
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const post = async <Answer>(path: string, body: object): Promise<{ status: number; body: Answer }> => {
    const { status, text } = await request(path, { method: "POST", body: JSON.stringify(body) });
    return { status, body: JSON.parse(text) };
  };
  let token = "";
  const body = JSON.stringify({ email, password: deskPassword, code: code() });
  ({ token } = JSON.parse((await request("/desk/session", { method: "POST", body })).text));
  return {
    id,
    email,
    token,
    code,
    recoveryCodes,
    request,
    read: async <Answer = Record<string, unknown>>(path: string): Promise<Answer> =>
      JSON.parse((await request(path)).text),
    act: (entry: number | string, name: string, body: object = {}) =>
      post<Partial<ActResult>>(`/desk/entries/${entry}/${name}`, body),
    actOnTask: (task: number | undefined, name: "done" | "undone", body: object) =>
      post<Record<string, unknown>>(`/desk/tasks/${task}/${name}`, body),
  };
}

/** Stops contacts as the desk; returns a function that resumes them. */
export async function stopContacts(
  desk: StaffClient,
  entry: number,
  cause: ContactStop,
): Promise<() => Promise<unknown>> {
  if (cause !== "complaint") {
    await desk.act(entry, "stop-contact", { cause, note: "受任通知" });
    return () => desk.act(entry, "resume-contact", { cause });
  }
  await desk.act(entry, "complaint", { message: "電話で苦情" });
  return async () => {
    const tasks = await desk.read<{ id: number; kind: string; entry: number }[]>("/desk/tasks");
    const task = tasks.find((one) => one.kind === "complaint" && one.entry === entry);
    return desk.actOnTask(task?.id, "done", { reply: "改めました。" });
  };
}
