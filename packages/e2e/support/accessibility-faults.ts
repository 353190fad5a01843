import type { Page } from "@playwright/test";
import { waitForPage } from "./page.ts";

/** Elements wider than the window, except those that scroll. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px at ${clientWidth}: ${outside.at(-1)?.outerHTML.slice(0, 160)}`];
  });

/**
 * Controls without an edge: in forced colours only the edge separates a button or a field from text. A brand may draw the
 * edge around the label and its field.
 */
const findMissingEdges = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main button, main input, main select, main textarea")].flatMap(
      (control) => {
        const isEdged = (element: Element) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
          return borderTopStyle !== "none" && borderTopWidth !== "0px";
        };
        const label = "labels" in control ? (control as HTMLInputElement).labels?.[0] : undefined;
        const frame = label?.parentElement?.parentElement;
        const { appearance } = getComputedStyle(control);
        const isPlain = control.matches("input[type=hidden], input[type=file], summary *");
        // Native controls, which the browser draws.
        const isNative =
          control.matches("input[type=range]") ||
          (control.matches("input[type=radio], input[type=checkbox]") && appearance === "auto");
        const isShown = control.checkVisibility() && control.getBoundingClientRect().width > 2;
        const hasEdge = isEdged(control) || (frame?.contains(control) && isEdged(frame));
        return isPlain || isNative || !isShown || hasEdge ? [] : [control.outerHTML.slice(0, 160)];
      },
    ),
  );

/** Sets the browser's text size; relative lengths and media queries follow it. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

/**
 * Finds faults of the open page on a narrow window, with large text and in forced colours (WCAG 1.4.10, 1.4.4, 1.4.1).
 */
export async function findAccessibilityFaults(page: Page, state: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await findOverflow(page);
  await page.setViewportSize({ width: 640, height: 640 });
  await setTextSize(page, 32);
  const large = await findOverflow(page);
  await setTextSize(page, 16);
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await findMissingEdges(page);
  await page.emulateMedia({ forcedColors: "none" });
  const label = (condition: string, faults: readonly string[]) =>
    faults.map((fault) => `${state} ${condition}: ${fault}`);
  return [
    ...label("at 320 px", narrow),
    ...label("with text at 200 %", large),
    ...label("in forced colours", forced),
  ];
}

/** Opens a page on the narrowest window and finds the same faults. */
export async function findAccessibilityFaultsAt(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await waitForPage(page);
  return findAccessibilityFaults(page, path);
}
