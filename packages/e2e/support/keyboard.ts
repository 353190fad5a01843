import { expect, type Locator, type Page } from "@playwright/test";

/** Limit of Tab presses, above the stops of any page. */
const maxTabs = 80;

/** Presses Tab until the field has the focus, also past the end of the page; expects a visible focus at every stop. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  let previous = await whereFocusIs(page);
  for (let stop = 0; stop < maxTabs; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
    await expect.poll(() => focusMark(page), `focus at stop ${stop + 1}`).not.toContain("unseen");
    const place = await whereFocusIs(page);
    if (previous && place)
      expect(describeJump(previous, place), "the order of Tab is the order of reading").toBe("");
    previous = place;
  }
  throw new Error("Tab never came to the field");
}

/** Tabs through the whole page and out of it. */
export async function tabThroughPage(page: Page) {
  // Toasts cover the foot of the page for a while.
  await expect(page.locator("ul[aria-live] > li")).toHaveCount(0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops = new Set<string>();
  let previous: FocusBox | null = null;
  for (let stop = 0; stop < maxTabs; stop += 1) {
    await page.keyboard.press("Tab");
    const mark = await focusMark(page);
    if (mark === "nowhere") return;
    expect(mark).toBe("seen");
    const place = await whereFocusIs(page);
    if (previous && place)
      expect(describeJump(previous, place), "the order of Tab is the order of reading").toBe("");
    previous = place;
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ""));
  }
  throw new Error(`Tab found no way out; it came to ${stops.size} places`);
}

/** Describes the focused element for a message; blank without focus. */
export const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body ? "" : activeElement.outerHTML.slice(0, 200);
  });

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

interface FocusBox {
  readonly what: string;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Position of the focus on the page; null for an element that is fixed to the window or represents the whole page.
 */
const whereFocusIs = (page: Page): Promise<FocusBox | null> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body || activeElement.matches("h1, main")) return null;
    for (let element: Element | null = activeElement; element; element = element.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(element).position) || element.matches("dialog"))
        return null;
    // Measures the card around a checkbox or radio, and the button of a file input.
    const { top, left, right, bottom } = (
      activeElement.closest("label") ?? activeElement
    ).getBoundingClientRect();
    const what = activeElement.outerHTML.slice(0, 120);
    return { what, left, right, top: top + scrollY, bottom: bottom + scrollY };
  });

/** Describes a jump back: the focus must move right, down or into the next column. */
function describeJump(previous: FocusBox, next: FocusBox): string {
  const goesBack = next.bottom <= previous.top && next.left < previous.right;
  return goesBack ? `from ${previous.what} up to ${next.what}` : "";
}

/**
 * True if the focus is visible: an outline around the element, or around its label or card, and no bar
 * that stays in its place covers all of it (WCAG 2.4.11).
 */
const focusMark = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nowhere";
    const visible = focused.closest("label") ?? focused;
    const { left, right, top, bottom } = visible.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) =>
        document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
      ),
    );
    const covering = parts.find((part) => part && !visible.contains(part) && !part.contains(visible));
    if (covering && !parts.some((part) => part && (visible.contains(part) || part.contains(visible))))
      return `unseen: ${focused.outerHTML.slice(0, 200)} under ${covering.outerHTML.slice(0, 200)}`;
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
