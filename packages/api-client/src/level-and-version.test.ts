import { getSuppressEntries, serverLevelHeader } from "@kaitori/wire";
import { afterEach, expect, test } from "vitest";
import { openPage, origins, type Page } from "./testing/page.ts";

let page: Page;
afterEach(() => page.server.close());

const answer = { method: null, segment: null, message: null };
const html = { headers: { "Content-Type": "text/html" } };
const withLevel = (level: string, status = 200) => ({ status, headers: { [serverLevelHeader]: level } });

const answers = [
  { title: "an answer with the header", body: answer, init: withLevel("1"), levels: [1] },
  { title: "an answer of a later server", body: answer, init: withLevel("2"), levels: [2] },
  { title: "a refusal with the header", body: {}, init: withLevel("1", 503), levels: [1] },
  { title: "an answer without the header", body: answer, init: {}, levels: [0] },
  { title: "a header that is no number", body: answer, init: withLevel("ours"), levels: [] },
  { title: "a header that a proxy has duplicated", body: answer, init: withLevel("1, 1"), levels: [] },
  { title: "a gateway's refusal in JSON", body: { detail: "" }, init: { status: 403 }, levels: [] },
  { title: "a proxy's empty record", body: {}, init: {}, levels: [] },
  { title: "a proxy's record", body: { status: "ok" }, init: {}, levels: [] },
  { title: "a proxy's list", body: [], init: {}, levels: [] },
  { title: "a proxy's text", body: "Sign in", init: html, levels: [] },
  { title: "a proxy whose server is down", body: { detail: "" }, init: { status: 502 }, levels: [] },
];

test.each(origins.flatMap((origin) => answers.map((row) => ({ origin, ...row }))))(
  "B21 $title reports the levels $levels: $origin",
  async ({ origin, body, init, levels }) => {
    const reportedLevels: number[] = [];
    page = await openPage(origin, { onServerLevel: (level) => reportedLevels.push(level) });
    page.server.reply(getSuppressEntries, () => Response.json(body, init));
    await page.api.call(getSuppressEntries).catch(() => undefined);
    expect(reportedLevels).toEqual(levels);
  },
);

test.each(origins)(
  "R7.9 the site gets the server's version, and a valid answer is returned: %s",
  async (origin) => {
    const versions: string[] = [];
    page = await openPage(origin, { onVersion: (version) => versions.push(version) });
    page.server.reply(getSuppressEntries, () =>
      Response.json(answer, { headers: { "X-Kaitori-Version": "8" } }),
    );
    expect(await page.api.call(getSuppressEntries)).toEqual(answer);
    expect(versions).toEqual(["8"]);
  },
);
