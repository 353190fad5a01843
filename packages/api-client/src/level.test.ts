import { getSuppressEntries, levelHeader } from "@kaitori/wire";
import { afterEach, expect, test } from "vitest";
import { openPage, type Page, places } from "./testing/page.ts";

let page: Page;
afterEach(() => page.server.close());

const answer = JSON.stringify({ method: null, segment: null, message: null });
const refusal = JSON.stringify({ detail: "" });
const json = { "Content-Type": "application/json" };
const asPage = { "Content-Type": "text/html" };

const answers = [
  {
    what: "an answer with the header",
    status: 200,
    body: answer,
    headers: { ...json, [levelHeader]: "1" },
    levels: [1],
  },
  {
    what: "an answer of a later server",
    status: 200,
    body: answer,
    headers: { ...json, [levelHeader]: "2" },
    levels: [2],
  },
  {
    what: "a refusal with the header",
    status: 503,
    body: refusal,
    headers: { ...json, [levelHeader]: "1" },
    levels: [1],
  },
  { what: "an answer without the header", status: 200, body: answer, headers: json, levels: [0] },
  {
    what: "a header that is no number",
    status: 200,
    body: answer,
    headers: { ...json, [levelHeader]: "ours" },
    levels: [],
  },
  {
    what: "a header that a proxy wrote twice",
    status: 200,
    body: answer,
    headers: { ...json, [levelHeader]: "1, 1" },
    levels: [],
  },
  {
    what: "a refusal in JSON, which may be a gateway's",
    status: 403,
    body: refusal,
    headers: json,
    levels: [],
  },
  { what: "a proxy's empty answer", status: 200, body: "", headers: json, levels: [] },
  { what: "a proxy's empty record", status: 200, body: "{}", headers: json, levels: [] },
  { what: "a proxy's record", status: 200, body: '{"status":"ok"}', headers: json, levels: [] },
  { what: "a proxy's list", status: 200, body: "[]", headers: json, levels: [] },
  { what: "a proxy's page", status: 200, body: "<h1>Sign in</h1>", headers: asPage, levels: [] },
  { what: "a proxy's refusal", status: 403, body: "<h1>Forbidden</h1>", headers: asPage, levels: [] },
  { what: "a proxy that limits", status: 429, body: refusal, headers: json, levels: [] },
  { what: "a proxy without its server", status: 502, body: refusal, headers: json, levels: [] },
] as const;

test.each(places.flatMap((place) => answers.map((row) => ({ place, ...row }))))(
  "B21 $what shows the levels $levels: $place",
  async ({ place, status, body, headers, levels }) => {
    const heard: number[] = [];
    page = await openPage(place, { onLevel: (level) => heard.push(level) });
    page.server.reply(getSuppressEntries, (context) => context.body(body, status, headers));
    await page.api.call(getSuppressEntries).catch(() => undefined);
    expect(heard).toEqual(levels);
  },
);
