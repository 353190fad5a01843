import type { Page } from "@playwright/test";
import { photograph } from "./papers.ts";

/** A call of whoever is signed in on this page, which has the session and the token that it needs. */
export const byCall = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(call, { method, path, body, picture: "" });

/** What a call that only asks answers. */
export const answerOf = (page: Page, path: string) =>
  page.evaluate(async (asked) => (await fetch(`/api/${asked}`)).json(), path);

/** Hands in a photograph of this kind; the answer is its record. */
export const uploadByCall = (page: Page, kind: string, { buffer } = photograph("")) => {
  const picture = buffer.toString("base64");
  return page.evaluate(call, { method: "POST", path: "uploads/", body: { kind }, picture });
};

/** Runs in the page. */
async function call(asked: { method: string; path: string; body: object; picture: string }) {
  const { method, path, body, picture } = asked;
  const headers = new Headers({
    "X-CSRFToken": document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "",
    "Idempotency-Key": crypto.randomUUID(),
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  form.set("content", new File([bytes], "paper.png", { type: "image/png" }));
  if (picture === "") headers.set("Content-Type", "application/json");
  const sent = picture === "" ? JSON.stringify(body) : form;
  const answer = await fetch(`/api/${path}`, { method, headers, body: sent });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? undefined : answer.json();
}
