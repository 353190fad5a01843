/**
 * node board/times.ts [ROUNDS]
 *
 * How long the built board takes to its first screen, and a colour to all frames of the draft that are in sight. Beside
 * each stands a floor of the same run: an empty page with a heading, and a colour of the board's own page.
 */
import { type Browser, chromium as browserOf, type Page } from "playwright";
import { chromium } from "../chromium.ts";
import { serve } from "../look/serve.ts";

const rounds = Number(process.argv[2] ?? 5);
const site = await serve(new URL("../storybook-static", import.meta.url).pathname);
const browser = await browserOf.launch(chromium);

const firsts: number[] = [];
const empties: number[] = [];
const colours: number[] = [];
const ownColours: number[] = [];
let inSight = 0;
// The first round warms the disk and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  const empty = await timed(browser, async (page) => {
    await page.route("**/floor", (route) =>
      route.fulfill({ body: "<h1>floor</h1>", contentType: "text/html" }),
    );
    await page.goto(`${site.address}/floor`);
    await page.locator("h1").waitFor();
  });
  await empty.page.close();
  const board = await timed(browser, async (page) => {
    await page.goto(`${site.address}/board/index.html`);
    await page.frameLocator('iframe[title^="作成中"]').locator("#storybook-root h1").first().waitFor();
  });
  const { page } = board;
  await page.getByLabel("状態", { exact: true }).selectOption("");
  await page.waitForFunction(allAreDrawn);
  const ofDraft = await timeOfColour(page, `#7a1f${(0x92 + round).toString(16)}`);
  const ofPage = await page.evaluate(colourOfThePage);
  await page.close();
  if (round === 0) continue;
  empties.push(empty.ms);
  firsts.push(board.ms);
  colours.push(ofDraft.ms);
  ownColours.push(ofPage);
  inSight = ofDraft.frames;
}
await browser.close();
site.close();

say("the first screen", firsts);
say("  floor: an empty page with a heading", empties);
say(`a colour, to the next frame after all ${inSight} drafts in sight wear it`, colours);
say("  floor: a colour of the board's own page", ownColours);

async function timed(on: Browser, open: (page: Page) => Promise<void>) {
  const page = await on.newPage({ viewport: { width: 1440, height: 900 }, locale: "ja-JP" });
  page.setDefaultTimeout(120_000);
  const began = performance.now();
  await open(page);
  return { page, ms: performance.now() - began };
}

/** Whether each frame in sight shows its screen, and no other is just coming: all of them share one thread. */
function allAreDrawn(): boolean {
  const frames = [...document.querySelectorAll("iframe")].filter((frame) => {
    const { top, bottom } = frame.getBoundingClientRect();
    return (bottom > 0 && top < innerHeight) || frame.contentDocument?.URL !== "about:blank";
  });
  return (
    frames.length > 1 &&
    frames.every((frame) => frame.contentDocument?.querySelector("#storybook-root :is(h1, h2)"))
  );
}

/** Typed as a person types it; measured in the page itself, without the way between it and this program. */
async function timeOfColour(page: Page, colour: string) {
  const field = page.getByRole("textbox", { name: /^ブランドの色\s*(?:任意)?$/ });
  return await field.evaluate(async (input: HTMLInputElement, wanted) => {
    const drafts = [...document.querySelectorAll("iframe")]
      .filter((frame) => frame.src.includes("board=draft"))
      .filter((frame) => {
        const { top, bottom } = frame.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .flatMap((frame) => frame.contentDocument?.documentElement ?? []);
    const worn = (root: Element) => getComputedStyle(root).getPropertyValue("--colour-brand").trim();
    const began = performance.now();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, wanted);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    while (drafts.some((root) => worn(root) !== wanted)) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return { ms: performance.now() - began, frames: drafts.length };
  }, colour);
}

async function colourOfThePage(): Promise<number> {
  const began = performance.now();
  document.documentElement.style.setProperty("--colour-brand", "#123456");
  getComputedStyle(document.documentElement).getPropertyValue("--colour-brand");
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

function say(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  console.log(`${what}: median ${at(0.5)} ms, most ${at(1)} ms`);
}
