import type { Page } from "@playwright/test";
import { untilThere } from "./until-there.ts";

/** Elements that stick out of the window sideways, unless they scroll by themselves. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px at ${clientWidth}: ${outside.at(-1)?.outerHTML.slice(0, 160)}`];
  });

/**
 * Controls without an edge: in the reader's own colours only an edge tells a button or a field from the text around it.
 */
const withoutEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main button, main input, main select, main textarea")].flatMap(
      (control) => {
        const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(control);
        const isPlain = control.matches("input[type=hidden], input[type=file], summary *");
        // A control that the browser draws, or a part of the field that has no style to ask for.
        const isOwn =
          control.matches("input[type=range]") ||
          (control.matches("input[type=radio], input[type=checkbox]") && appearance === "auto");
        const isShown = control.checkVisibility() && control.getBoundingClientRect().width > 2;
        const hasEdge = borderTopStyle !== "none" && borderTopWidth !== "0px";
        return isPlain || isOwn || !isShown || hasEdge ? [] : [control.outerHTML.slice(0, 160)];
      },
    ),
  );

/** The size of text that somebody has set in the browser: what is measured by it, windows too, goes along. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
}

/**
 * Faults of the page as it stands for people who need more than the sizes and colours of the projects (WCAG 1.4.10,
 * 1.4.4, 1.4.1).
 */
export async function faultsInOtherWays(page: Page, what: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const narrow = await sticksOut(page);
  await page.setViewportSize({ width: 640, height: 640 });
  await setTextSize(page, 32);
  const large = await sticksOut(page);
  await setTextSize(page, 16);
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await withoutEdge(page);
  await page.emulateMedia({ forcedColors: "none" });
  const said = (way: string, faults: readonly string[]) => faults.map((fault) => `${what} ${way}: ${fault}`);
  return [
    ...said("at 320 px", narrow),
    ...said("with text at 200 %", large),
    ...said("in forced colours", forced),
  ];
}

/** The same of a page that is opened for it, on the narrowest window. */
export async function faultsOfWaysOfSeeing(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  await untilThere(page);
  return faultsInOtherWays(page, path);
}
