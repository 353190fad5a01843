import { expect, type Locator, type Page } from "@playwright/test";
import type { photograph } from "./papers.ts";

type NamedFile = ReturnType<typeof photograph>;

/** The applicant's work on one screen. */
export interface WalkedScreen {
  readonly name: string;
  taps: number;
  fields: number;
  boxes: number;
}

export type WalkTotal = Readonly<Record<"screens" | "taps" | "fields" | "boxes", number>>;

/**
 * Operates pages and counts the work. Every touch of the page is a tap, including the one before typing into a field. A
 * select takes two, one to open it and one to choose. The phone's keyboard and photograph chooser do not count.
 */
export function countWalk(page: Page) {
  const screens: WalkedScreen[] = [];
  const readHeading = () => {
    const screen = screens.at(-1);
    if (!screen) throw new Error("The walk begins with a screen");
    return screen;
  };
  return {
    /** A new heading means a new screen, whatever its address. */
    async arriveAt(heading: string) {
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      screens.push({ name: heading, taps: 0, fields: 0, boxes: 0 });
    },
    async tap(place: Locator) {
      readHeading().taps += 1;
      await place.click();
    },
    async choose(place: Locator) {
      readHeading().taps += 1;
      await place.check();
    },
    async select(place: Locator, value: string) {
      readHeading().taps += 2;
      await place.selectOption(value);
    },
    async type(place: Locator, text: string) {
      readHeading().taps += 1;
      readHeading().fields += 1;
      await place.fill(text);
    },
    /** Counts one box for all files chosen at once. */
    async add(box: Locator, files: readonly NamedFile[]) {
      readHeading().taps += 1;
      readHeading().boxes += 1;
      await box.setInputFiles([...files]);
      for (const { name } of files)
        await expect(page.getByRole("listitem").filter({ hasText: name }).first()).toContainText(
          "アップロード済み",
        );
    },
    /** Counts a tap outside the page, such as the link of a mail. */
    touchElsewhere() {
      readHeading().taps += 1;
    },
    total: (): WalkTotal => ({
      screens: screens.length,
      taps: sumOf(screens, "taps"),
      fields: sumOf(screens, "fields"),
      boxes: sumOf(screens, "boxes"),
    }),
    /** One line per screen, and the sum. */
    table(title: string): string {
      const total = this.total();
      const lines = screens.map(({ name, ...counts }, index) => line(counts, `${index + 1}. ${name}`));
      return [title, " taps fields boxes", ...lines, line(total, `${total.screens} screens`)].join("\n");
    },
  };
}
export type WalkCounter = ReturnType<typeof countWalk>;

const sumOf = (screens: readonly WalkedScreen[], count: "taps" | "fields" | "boxes") =>
  screens.reduce((sum, screen) => sum + screen[count], 0);

const line = ({ taps, fields, boxes }: Omit<WalkedScreen, "name">, name: string) =>
  `${String(taps).padStart(5)}${String(fields).padStart(7)}${String(boxes).padStart(6)}  ${name}`;
