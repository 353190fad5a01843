import type { Page } from "@playwright/test";
import { withSession } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { untilThere } from "#support/until-there.ts";

const slowerBy = 4;
const rounds = 40;

test.use({ isOlder: false });

test("the next page: from a press to its frame while the server does not answer, and a second visit", async ({
  page,
}) => {
  await withSession(page, "ready@demo.example");
  const session = await page.context().newCDPSession(page);
  const frames: number[] = [];
  const floors: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.unroute("**/api/**");
    await page.goto("/mypage/");
    await untilThere(page);
    await page.route("**/api/**", () => undefined);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowerBy });
    if (round % 2 === 0) frames.push(await frameAfterPress(page, "/entry/"));
    else floors.push(await frameAfterPress(page, "/entry/", coverPage));
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  }
  console.log(`press to the next page's frame, ${slowerBy} times slower: ${quantilesOf(frames)}`);
  console.log(`the same press, answered by an empty box over the page: ${quantilesOf(floors)}`);

  await page.unroute("**/api/**");
  const again: number[] = [];
  await page.goto("/login/");
  for (let round = 0; round < rounds; round += 1) {
    await page.goto("/");
    await untilThere(page);
    again.push(
      await page.evaluate(
        () =>
          new Promise<number>((painted) => {
            new PerformanceObserver((list) => painted(list.getEntries().at(-1)?.startTime ?? 0)).observe({
              type: "largest-contentful-paint",
              buffered: true,
            });
          }),
      ),
    );
  }
  // The first of them fills the browser's cache.
  console.log(`largest paint of a further visit to /: ${quantilesOf(again.slice(1))}`);
});

/**
 * From the press to the paint after it, as the browser itself measures it (Event Timing, to 8 ms); in that paint something
 * new covers the middle of the page.
 */
async function frameAfterPress(page: Page, path: string, answered: () => void = () => {}): Promise<number> {
  const link = page
    .locator(`main a[href^="${path}"], header a[href^="${path}"]`)
    .filter({ visible: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const before = document.querySelector("main");
    window.frame = new Promise((measured) => {
      let isCovered = false;
      addEventListener(
        "click",
        () =>
          requestAnimationFrame(() => {
            const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
            isCovered =
              !before?.contains(middle) && middle?.checkVisibility({ opacityProperty: true }) === true;
          }),
        { capture: true, once: true },
      );
      new PerformanceObserver((list) => {
        const press = list.getEntries().find(({ name }) => name === "click");
        if (press) measured(isCovered ? press.duration : Number.NaN);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
  });
  await page.evaluate(answered);
  // At its place: a click of the test runner asks the page first what is there.
  const place = await link.boundingBox();
  if (!place) throw new Error(`No link leads to ${path}`);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  const duration = await page.evaluate(() => window.frame);
  if (Number.isNaN(duration))
    throw new Error("The first paint after the press shows no frame of the next page");
  return duration;
}

/** Runs in the page: what a press costs that does the least. */
function coverPage() {
  addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const box = document.createElement("div");
      box.style.cssText = "position:fixed;inset:0;background:#fff";
      document.body.append(box);
    },
    { capture: true, once: true },
  );
}

declare global {
  interface Window {
    frame: Promise<number>;
  }
}

const quantilesOf = (milliseconds: readonly number[]) => {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${sorted.length} times, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
};
