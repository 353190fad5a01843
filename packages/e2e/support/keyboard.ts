import { expect, type Locator, type Page } from "@playwright/test";
import type { photograph } from "./papers.ts";
import { expectUploaded } from "./statements.ts";

/** More Tab presses than any page needs. */
const maxTabs = 80;

/** Presses Tab until the field has the focus, also past the end of the page; expects a visible focus at every stop. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached();
  let box = await focusBoxOf(page);
  for (let stop = 0; stop < maxTabs; stop += 1) {
    if (await hasFocus(target)) return;
    box = await pressTab(page, box);
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
  let box: FocusBox | null = null;
  for (let stop = 0; stop < maxTabs; stop += 1) {
    box = await pressTab(page, box);
    if ((await describeFocus(page)) === "") return;
  }
  throw new Error(`Tab did not leave the page after ${maxTabs} elements`);
}

/** Moves the focus on; expects it to be visible and to follow the reading order. */
async function pressTab(page: Page, previous: FocusBox | null): Promise<FocusBox | null> {
  await page.keyboard.press("Tab");
  await expect.poll(() => focusVisibility(page), "the focus is visible").not.toContain("hidden");
  const box = await focusBoxOf(page);
  if (previous && box)
    expect(describeJump(previous, box), "the Tab order follows the reading order").toBe("");
  return box;
}

/** Describes the focused element for a message; blank without focus. */
const describeFocus = (page: Page) =>
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

/** Operates a page by the keyboard alone: every action moves the focus to its target by Tab. */
export function byKeyboard(page: Page) {
  const { keyboard } = page;
  // Without this listener a file chooser that opens between two others would be lost.
  page.on("filechooser", () => {});
  let isNewDocument = true;
  const moveFocus = async (target: Locator) => {
    await expect(target).toBeAttached();
    // A pressed control may disappear, but then the focus must move to another element.
    if (!isNewDocument) await expect.poll(() => describeFocus(page), "the focus is not lost").not.toBe("");
    isNewDocument = false;
    await tabTo(page, target);
  };
  const press = async (target: Locator) => {
    await moveFocus(target);
    await keyboard.press("Enter");
  };
  const hasFocusWithin = (part: Locator) =>
    part.evaluate((element) => element.contains(document.activeElement));
  return {
    /** Opens a new document, in which nothing has the focus yet. */
    async open(address: string) {
      await page.goto(address);
      isNewDocument = true;
    },
    press,
    async tick(box: Locator) {
      await moveFocus(box);
      if (!(await box.isChecked())) await keyboard.press("Space");
      await expect(box).toBeChecked();
    },
    /** Scrolls a text with its own scrolling to its end. */
    async readToEnd(text: Locator) {
      await moveFocus(text);
      await keyboard.press("End");
    },
    /** Chooses one of a group: Tab enters the group, the arrows move in it. */
    async choose(first: Locator, target: Locator) {
      await moveFocus(first);
      await keyboard.press("Space");
      for (let presses = 0; presses < 6 && !(await target.isChecked()); presses += 1)
        await keyboard.press("ArrowDown");
      await expect(target).toBeChecked();
    },
    async type(field: Locator, text: string) {
      await moveFocus(field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    /** Types year, month and day into the native date field, in the order of the tested browser. */
    async typeDate(field: Locator, date: string) {
      await moveFocus(field);
      const [year = "", month = "", day = ""] = date.split("-");
      await keyboard.type(month + day + year);
      await expect(field).toHaveValue(date);
    },
    /** Chooses the next option of a native select. */
    async chooseNext(list: Locator) {
      await moveFocus(list);
      const oldValue = await list.inputValue();
      await keyboard.press("ArrowDown");
      await expect(list).not.toHaveValue(oldValue);
    },
    /** Types a part of a name and chooses the first suggestion. */
    async search(field: Locator, typed: string, suggestion: string | RegExp) {
      await moveFocus(field);
      await keyboard.type(typed);
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
      await expect(field).toHaveValue(suggestion);
    },
    /** Chooses a file in the native file chooser. */
    async addFiles(uploadField: Locator, files: readonly ReturnType<typeof photograph>[]) {
      await moveFocus(uploadField);
      const chooser = page.waitForEvent("filechooser");
      await keyboard.press("Enter");
      await (await chooser).setFiles([...files]);
      await expectUploaded(
        page,
        files.map(({ name }) => name),
      );
    },
    /** Expects the focus on the error summary, whose first link focuses a field with an error. */
    async expectRefusal(submit: Locator) {
      await press(submit);
      const summary = page
        .getByRole("main")
        .getByRole("alert")
        .filter({ has: page.getByRole("link") });
      await expect.poll(() => hasFocusWithin(summary), "the summary takes the focus").toBe(true);
      await press(summary.getByRole("link").first());
      // For a choice the group takes the focus, since it shows the error.
      await expect(page.locator("[aria-invalid=true]:focus, fieldset[aria-describedby]:focus")).toBeVisible();
    },
    /** Expects a dialog to take the focus, to trap it, and to return it on Escape. */
    async expectDialog(opener: Locator) {
      await press(opener);
      const dialog = page.getByRole("dialog");
      await expect.poll(() => hasFocusWithin(dialog), "the dialog takes the focus").toBe(true);
      for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab"]) {
        await keyboard.press(key);
        // Between end and beginning Tab stops at the browser's own toolbar.
        expect((await describeFocus(page)) === "" || (await hasFocusWithin(dialog))).toBe(true);
      }
      await keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  };
}
