import { expect, type Locator, type Page } from "@playwright/test";
import type { photograph } from "./papers.ts";

type NamedFile = ReturnType<typeof photograph>;

/** Number of user actions on one screen. */
interface ScreenCounts {
  readonly name: string;
  taps: number;
  fields: number;
  uploads: number;
}

/**
 * Operates pages and counts the actions. Every touch of the page is a tap, including the one before typing into a field.
 * The phone's keyboard and photograph chooser do not count.
 */
export function countUserActions(page: Page) {
  const screens: ScreenCounts[] = [];
  const currentScreen = () => {
    const screen = screens.at(-1);
    if (!screen) throw new Error("arriveAt must be called first");
    return screen;
  };
  return {
    /** A new heading means a new screen, whatever its address. */
    async arriveAt(heading: string) {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      screens.push({ name: heading, taps: 0, fields: 0, uploads: 0 });
    },
    async tap(target: Locator) {
      currentScreen().taps += 1;
      await target.click();
    },
    async choose(target: Locator) {
      currentScreen().taps += 1;
      await target.check();
    },
    async type(target: Locator, text: string) {
      currentScreen().taps += 1;
      currentScreen().fields += 1;
      await target.fill(text);
    },
    /** Counts one upload for all files chosen at once. */
    async addFiles(uploadField: Locator, files: readonly NamedFile[]) {
      currentScreen().taps += 1;
      currentScreen().uploads += 1;
      await uploadField.setInputFiles([...files]);
      for (const { name } of files)
        await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
          "アップロード済み",
        );
    },
    /** Counts a tap outside the page, such as the link of a mail. */
    tapOutsidePage() {
      currentScreen().taps += 1;
    },
    total: () => ({
      screens: screens.length,
      taps: sumOf(screens, "taps"),
      fields: sumOf(screens, "fields"),
      uploads: sumOf(screens, "uploads"),
    }),
    /** One line per screen, and the sum. */
    table(title: string): string {
      const total = this.total();
      const lines = screens.map(({ name, ...counts }, index) => line(counts, `${index + 1}. ${name}`));
      return [title, " taps fields uploads", ...lines, line(total, `${total.screens} screens`)].join("\n");
    },
  };
}

const sumOf = (screens: readonly ScreenCounts[], count: "taps" | "fields" | "uploads") =>
  screens.reduce((sum, screen) => sum + screen[count], 0);

const line = ({ taps, fields, uploads }: Omit<ScreenCounts, "name">, name: string) =>
  `${String(taps).padStart(5)}${String(fields).padStart(7)}${String(uploads).padStart(8)}  ${name}`;
