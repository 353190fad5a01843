import { expect, type Locator, type Page } from "@playwright/test";
import { describeFocus, tabTo } from "./keyboard.ts";
import type { photograph } from "./papers.ts";

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
      for (const { name } of files)
        await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
          "アップロード済み",
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
