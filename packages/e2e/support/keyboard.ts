import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page has before what is looked for. */
const patience = 80;

/** Goes on with Tab, over the end of the page if need be, until the field has the focus, which can always be seen. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  for (let stop = 0; stop < patience; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
    await expect.poll(() => focusMark(page), `focus at stop ${stop + 1}`).not.toContain("unseen");
  }
  throw new Error("Tab never came to the field");
}

/** Tab goes through the whole page and out of it again. */
export async function tabThroughPage(page: Page) {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops = new Set<string>();
  for (let stop = 0; stop < patience; stop += 1) {
    await page.keyboard.press("Tab");
    const mark = await focusMark(page);
    if (mark === "nowhere") return;
    expect(mark).toBe("seen");
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ""));
  }
  throw new Error(`Tab found no way out; it came to ${stops.size} places`);
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether the focus can be seen: an outline around what has it, or around the label or card that shows it. */
const focusMark = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nowhere";
    for (
      let element: Element | null = focused, up = 0;
      element && up < 4;
      element = element.parentElement, up += 1
    ) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isOnScreen = box.bottom > 0 && box.top < innerHeight && box.width > 2;
      if (outlineStyle !== "none" && outlineWidth !== "0px" && isOnScreen) return "seen";
    }
    return `unseen: ${focused.outerHTML.slice(0, 200)}`;
  });
