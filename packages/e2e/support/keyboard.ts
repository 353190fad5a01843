import { expect, type Locator, type Page } from "@playwright/test";

/** More Tab presses than any page needs. */
const maxTabs = 80;

/** Presses Tab until the field has the focus, also past the end of the page; expects a visible focus at every stop. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  let previous = await focusBoxOf(page);
  for (let stop = 0; stop < maxTabs; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press("Tab");
    await expect.poll(() => focusVisibility(page), `focus at stop ${stop + 1}`).not.toContain("hidden");
    const box = await focusBoxOf(page);
    if (previous && box)
      expect(describeJump(previous, box), "the Tab order follows the reading order").toBe("");
    previous = box;
  }
  throw new Error("Tab did not reach the field");
}

/** Tabs through the whole page and out of it. */
export async function tabThroughPage(page: Page) {
  // Toasts cover the bottom of the page for a while.
  await expect(page.locator("ul[aria-live] > li")).toHaveCount(0);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const stops = new Set<string>();
  let previous: FocusBox | null = null;
  for (let stop = 0; stop < maxTabs; stop += 1) {
    await page.keyboard.press("Tab");
    const visibility = await focusVisibility(page);
    if (visibility === "no focus") return;
    expect(visibility).toBe("visible");
    const box = await focusBoxOf(page);
    if (previous && box)
      expect(describeJump(previous, box), "the Tab order follows the reading order").toBe("");
    previous = box;
    stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ""));
  }
  throw new Error(`Tab did not leave the page after ${stops.size} elements`);
}

/** Describes the focused element for a message; blank without focus. */
export const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return !activeElement || activeElement === document.body ? "" : activeElement.outerHTML.slice(0, 200);
  });

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

interface FocusBox {
  readonly html: string;
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * Position of the focus on the page; null for an element that is fixed to the window or represents the whole page.
 */
const focusBoxOf = (page: Page): Promise<FocusBox | null> =>
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
    const html = activeElement.outerHTML.slice(0, 120);
    return { html, left, right, top: top + scrollY, bottom: bottom + scrollY };
  });

/** Describes a jump back: the focus must move right, down or into the next column. */
function describeJump(previous: FocusBox, next: FocusBox): string {
  const goesBack = next.bottom <= previous.top && next.left < previous.right;
  return goesBack ? `from ${previous.html} up to ${next.html}` : "";
}

/**
 * `visible` if the element, its label or its card has an outline and no fixed bar covers all of it (WCAG 2.4.11);
 * otherwise `no focus` or `hidden: …`.
 */
const focusVisibility = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "no focus";
    const visible = focused.closest("label") ?? focused;
    const { left, right, top, bottom } = visible.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) =>
        document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down),
      ),
    );
    const covering = parts.find((part) => part && !visible.contains(part) && !part.contains(visible));
    if (covering && !parts.some((part) => part && (visible.contains(part) || part.contains(visible))))
      return `hidden: ${focused.outerHTML.slice(0, 200)} under ${covering.outerHTML.slice(0, 200)}`;
    for (
      let element: Element | null = focused, up = 0;
      element && up < 4;
      element = element.parentElement, up += 1
    ) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom, width } = element.getBoundingClientRect();
      const isOnScreen = bottom > 0 && top < innerHeight && width > 2;
      if (outlineStyle !== "none" && outlineWidth !== "0px" && isOnScreen) return "visible";
    }
    return `hidden: ${focused.outerHTML.slice(0, 200)}`;
  });
