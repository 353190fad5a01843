import { expect, type Page } from "@playwright/test";
import { photograph } from "./papers.ts";

/** Calls the API from the page, with its session and CSRF token. */
export const callApi = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(call, { method, path, body });

/** Requests the current user, which sets the CSRF cookie of a visitor. */
export const setCsrfToken = (page: Page) => callApi(page, "POST", "me/", {}).catch(() => undefined);

/** Returns the body of a GET call from the page. */
export const readApi = (page: Page, path: string) =>
  page.evaluate(async (address) => (await fetch(`/api/${address}`)).json(), path);

/** One row of an entry's history. */
export interface HistoryRow {
  act: string;
  claim: number | null;
}

/** Uploads a file of this kind from the page; returns its record. */
export const uploadByCall = (page: Page, kind: string, file = photograph("paper.png")) => {
  const { name, mimeType: type, buffer } = file;
  const filePart = { name, type, bytes: buffer.toString("base64") };
  return page.evaluate(call, { method: "POST", path: "uploads/", body: { kind }, file: filePart });
};

/** Runs in the page. */
async function call(request: {
  method: string;
  path: string;
  body: object;
  file?: { name: string; type: string; bytes: string };
}) {
  const { method, path, body, file } = request;
  const headers = new Headers({
    "X-CSRFToken": document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "",
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  if (file) {
    const bytes = Uint8Array.from(atob(file.bytes), (character) => character.charCodeAt(0));
    form.set("content", new File([bytes], file.name, { type: file.type }));
  } else headers.set("Content-Type", "application/json");
  const content = file ? form : JSON.stringify(body);
  const answer = await fetch(`/api/${path}`, { method, headers, body: content });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}

/** Id of the only entry of the logged-in user. */
export async function readEntryId(page: Page): Promise<number> {
  const ids = await page.evaluate(async () => {
    const entries: unknown = await (await fetch("/api/entries/")).json();
    return Array.isArray(entries) ? entries.map((entry: { id: number }) => entry.id) : [];
  });
  expect(ids).toHaveLength(1);
  return ids[0] ?? 0;
}
