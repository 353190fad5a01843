import { demoPassword } from "./demo.ts";
import type { OwnServer } from "./own-server.ts";

/**
 * The desk of a server, asked as its staff ask: `await desk(entry, "return", { subject, reason })`, `await
 * desk.read(entry)`, and `await desk.open(file)` to look at a document.
 */
export async function deskOf({ origin }: OwnServer) {
  // Who calls from Node names no brand, as the desk belongs to none.
  const desk = `http://127.0.0.1:${new URL(origin).port}/desk`;
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${desk}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { token } = await post("session", { email: "desk@example.jp", password: demoPassword });
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => {
    const answer = await fetch(`${desk}/${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const act = (entry: number, name: string, said: object = {}) =>
    post(`entries/${entry}/${name}`, said, headers);
  return Object.assign(act, {
    read: async (entry: number) => (await get(`entries/${entry}`)).json(),
    open: async (file: number) => (await get(`files/${file}`)).arrayBuffer(),
  });
}
