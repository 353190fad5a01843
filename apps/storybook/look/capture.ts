import type { Browser, Page } from "playwright";

export type Picture = { name: string; png: Buffer };

const widths = [360, 1280] as const;

/** What Storybook says of the story that it shows. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

async function open(page: Page, address: string, story: string, brand: string) {
  // The handbook's own check of each story is for those who write stories.
  const globals = `brand:${brand};a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  // Drawn, and done with what it types and presses by itself; one that fails is drawn as far as it came.
  await page.waitForFunction(() => {
    const phase = (globalThis as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return phase === "finished" || phase === "errored";
  });
  await page.waitForFunction(() => (document.querySelector("#storybook-root")?.childElementCount ?? 0) > 0);
  await page.waitForSelector(`style[data-brand="${brand}"]`, { state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: the brand is worn in the first and drawn in the second.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  // A screen that fetches shows its bars first. Some stories are about them: there they stay.
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 5000 })
    .catch(() => undefined);
}

/** Pictures of every story in these brands, on a phone and on a desktop. Motion is off, so two runs are alike. */
export async function* capture(
  browser: Browser,
  address: string,
  stories: readonly string[],
  brands: readonly string[],
): AsyncGenerator<Picture> {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 640 },
      reducedMotion: "reduce",
      locale: "ja-JP",
    });
    // A busy machine is slow, not wrong.
    page.setDefaultTimeout(120_000);
    await page.clock.setFixedTime(new Date("2026-11-21T09:00:00+09:00"));
    for (const story of stories)
      for (const brand of brands) {
        await open(page, address, story, brand);
        yield {
          name: `${story}.${brand}.${width}`,
          png: await page.screenshot({ fullPage: true, animations: "disabled" }),
        };
      }
    await page.close();
  }
}
