import { getHealth } from "@kaitori/wire";
import { afterEach, expect, test } from "vitest";
import { openPage, type Page, places } from "./testing/page.ts";

let page: Page;
afterEach(() => page.server.close());

const open = async (place: (typeof places)[number], answer: unknown) => {
  const versions: string[] = [];
  page = await openPage(place, { version: "7", onVersion: (version) => versions.push(version) });
  page.server.reply(getHealth, (context) => context.json(answer, 200, { "X-Kaitori-Version": "8" }));
  return versions;
};

test.each(places)(
  "R7.9 the site is told the server's version, and a good answer stays an answer: %s",
  async (place) => {
    const versions = await open(place, { status: "ok", version: "8" });
    expect(await page.api.call(getHealth)).toEqual({ status: "ok", version: "8" });
    expect(versions).toEqual(["8"]);
  },
);

test.each(places)(
  "R7.9 R8.11 what a newer server says and this page cannot read asks for a reload: %s",
  async (place) => {
    await open(place, { state: "ok" });
    await expect(page.api.call(getHealth)).rejects.toMatchObject({ name: "ReloadRequiredError" });
  },
);

test("R3.1 from a server of the same version it is a misfit", async () => {
  await open("same origin", { state: "ok" });
  page.server.reply(getHealth, (context) => context.json({ state: "ok" }, 200, { "X-Kaitori-Version": "7" }));
  await expect(page.api.call(getHealth)).rejects.toMatchObject({ name: "AnswerMisfitError" });
});
