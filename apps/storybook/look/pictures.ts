import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { serve } from "./serve.ts";

const built = process.env.LOOK_BUILT ?? new URL("../storybook-static", import.meta.url).pathname;

/** What Storybook says of the story that it shows. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

let handbook: Awaited<ReturnType<typeof serve>>;
test.beforeAll(async () => {
  handbook = await serve(built);
});
test.afterAll(() => handbook.close());

async function open(page: Page, story: string, brand: string) {
  await page.clock.setFixedTime(new Date("2026-11-21T09:00:00+09:00"));
  // The handbook's own check of each story is for those who write stories.
  const globals = `brand:${brand};a11y.manual:!true`;
  await page.goto(`${handbook.address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  // Drawn, and done with what it types and presses by itself; one that fails is drawn as far as it came.
  await page.waitForFunction(() => {
    const phase = (globalThis as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === "finished" || phase === "errored";
  });
  await page.waitForFunction(() => (document.querySelector("#storybook-root")?.childElementCount ?? 0) > 0);
  await page.waitForSelector(`style[data-brand="${brand}"]`, { state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A screen that fetches shows its bars first. Some stories are about them: there they stay.
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 5000 })
    .catch(() => undefined);
}

const index: { entries: Record<string, { id: string; type: string }> } = JSON.parse(
  readFileSync(`${built}/index.json`, "utf8"),
);
for (const { id, type } of Object.values(index.entries))
  if (type === "story")
    test(id, async ({ page }, info) => {
      await open(page, id, info.project.metadata.brand);
      // A shade of a brand apart is seen; the smoothing of an edge is not.
      await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true, threshold: 0.05 });
    });
