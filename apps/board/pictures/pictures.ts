import { expect, type Page, test } from "@playwright/test";
import { type PreviewServer, preview } from "vite";
import { allStories } from "../stories.ts";

const builtBoard = process.env.LOOK_BUILT ?? new URL("../dist", import.meta.url).pathname;

let board: PreviewServer;
test.beforeAll(async () => {
  board = await preview({
    configFile: false,
    logLevel: "silent",
    appType: "mpa",
    build: { outDir: builtBoard },
    preview: { host: "127.0.0.1", port: 0 },
  });
});
test.afterAll(() => board.close());

async function openStory(page: Page, story: string, brand: string) {
  await page.clock.setFixedTime(new Date("2026-11-21T09:00:00+09:00"));
  await page.goto(`${board.resolvedUrls?.local[0]}frame.html?story=${story}&brand=${brand}`);
  // Waits until the story has rendered and its play function has ended; a failed story is captured as it is.
  await page.waitForSelector(`[data-rendered="${story}"]`, { state: "attached" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A screen that loads data shows skeletons first; in some stories they stay.
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 5000 })
    .catch(() => undefined);
}

for (const { story } of allStories().flatMap(({ states }) => states))
  test(story, async ({ page }, info) => {
    await openStory(page, story, info.project.metadata.brand);
    // Detects a different shade of a brand but ignores antialiasing.
    await expect(page).toHaveScreenshot(`${story}.png`, { fullPage: true, threshold: 0.05 });
  });
