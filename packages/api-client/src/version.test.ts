import { getSuppressEntries } from "@kaitori/wire";
import { afterEach, expect, test } from "vitest";
import { openPage, type Page, places } from "./testing/page.ts";

let page: Page;
afterEach(() => page.server.close());

test.each(places)(
  "R7.9 the site is told the server's version, and a good answer stays an answer: %s",
  async (place) => {
    const versions: string[] = [];
    page = await openPage(place, { onVersion: (version) => versions.push(version) });
    const answer = { method: null, segment: null, message: null };
    page.server.reply(getSuppressEntries, (context) =>
      context.json(answer, 200, { "X-Kaitori-Version": "8" }),
    );
    expect(await page.api.call(getSuppressEntries)).toEqual(answer);
    expect(versions).toEqual(["8"]);
  },
);
