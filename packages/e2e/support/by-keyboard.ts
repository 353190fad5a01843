import { expect, type Locator, type Page } from "@playwright/test";
import { focused, tabTo } from "./keyboard.ts";
import type { photograph } from "./papers.ts";

/** Acts on a page as somebody without a pointer does: everything begins where the focus is, and Tab leads on. */
export function byKeyboard(page: Page) {
  const { keyboard } = page;
  // A choice of files that opens between two listeners would be lost.
  page.on("filechooser", () => {});
  /** A pressed control may be gone, but the focus must not be lost: a screen reader would stand nowhere. */
  let isNewDocument = true;
  const arrive = async (target: Locator) => {
    await expect(target).toBeAttached();
    if (!isNewDocument) await expect.poll(() => focused(page), "the focus is not lost").not.toBe("");
    isNewDocument = false;
    await tabTo(page, target);
  };
  const press = async (target: Locator) => {
    await arrive(target);
    await keyboard.press("Enter");
  };
  const hasFocusWithin = (place: Locator) =>
    place.evaluate((element) => element.contains(document.activeElement));
  return {
    /** Another document: nothing has the focus yet. */
    async open(address: string) {
      await page.goto(address);
      isNewDocument = true;
    },
    /** A button or a link. */
    press,
    async tick(box: Locator) {
      await arrive(box);
      if (!(await box.isChecked())) await keyboard.press("Space");
      await expect(box).toBeChecked();
    },
    /** One of a group: Tab comes to the group, the arrows to the others. */
    async choose(first: Locator, chosen: Locator) {
      await arrive(first);
      await keyboard.press("Space");
      for (let other = 0; other < 6 && !(await chosen.isChecked()); other += 1)
        await keyboard.press("ArrowDown");
      await expect(chosen).toBeChecked();
    },
    async type(field: Locator, text: string) {
      await arrive(field);
      await keyboard.press("ControlOrMeta+a");
      await keyboard.type(text);
    },
    /** Year, month and day in the parts of the browser's own field, in the order of the browser under test. */
    async typeDay(field: Locator, day: string) {
      await arrive(field);
      const [year = "", month = "", date = ""] = day.split("-");
      await keyboard.type(month + date + year);
      await expect(field).toHaveValue(day);
    },
    /** The next in the list of the platform. */
    async chooseNext(list: Locator) {
      await arrive(list);
      const before = await list.inputValue();
      await keyboard.press("ArrowDown");
      await expect(list).not.toHaveValue(before);
    },
    /** Types a part of a name and takes the first that is proposed. */
    async find(field: Locator, typed: string, found: string | RegExp) {
      await arrive(field);
      await keyboard.type(typed);
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
      await keyboard.press("ArrowDown");
      await keyboard.press("Enter");
      await expect(field).toHaveValue(found);
    },
    /** Opens the telephone's or computer's own choice of files. */
    async give(box: Locator, files: readonly ReturnType<typeof photograph>[]) {
      await arrive(box);
      const chooser = page.waitForEvent("filechooser");
      await keyboard.press("Enter");
      await (await chooser).setFiles([...files]);
      for (const { name } of files)
        await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
          "アップロード済み",
        );
    },
    /** Errors take the focus: the summary, whose first line leads to a field with an error. */
    async isRefused(submit: Locator) {
      await press(submit);
      const summary = page
        .getByRole("main")
        .getByRole("alert")
        .filter({ has: page.getByRole("link") });
      await expect.poll(() => hasFocusWithin(summary), "the summary takes the focus").toBe(true);
      await press(summary.getByRole("link").first());
      // Of a choice the group has it, which says what is wrong.
      await expect(page.locator("[aria-invalid=true]:focus, fieldset[aria-describedby]:focus")).toBeVisible();
    },
    /** It takes the focus, keeps it, and gives it back with Escape. */
    async asksAndLetsGo(opener: Locator) {
      await press(opener);
      const dialog = page.getByRole("dialog");
      await expect.poll(() => hasFocusWithin(dialog), "the dialog takes the focus").toBe(true);
      for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab"]) {
        await keyboard.press(key);
        // Between its end and its beginning a browser stops at its own bar.
        expect((await focused(page)) === "" || (await hasFocusWithin(dialog))).toBe(true);
      }
      await keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    },
  };
}
