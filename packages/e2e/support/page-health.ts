import AxeBuilder from "@axe-core/playwright";
import type { ConsoleMessage, Page } from "@playwright/test";
import { waitForPage } from "./page.ts";

/** The browser logs refused calls by itself: a visitor's me call, and links without their token. */
const isExpectedRefusal = (message: ConsoleMessage) =>
  message.location().url.includes("/api/") && /status of (?:403|410)/.test(message.text());

/** Collects script errors, blocked content and console errors from now on. */
export function recordFaults(page: Page) {
  const faults: string[] = [];
  const path = () => new URL(page.url()).pathname;
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isExpectedRefusal(message))
      faults.push(`${path()} console: ${message.text()}`);
  };
  const onScriptError = (error: Error) => faults.push(`${path()} script: ${error.message}`);
  page.on("console", onMessage);
  page.on("pageerror", onScriptError);
  const stop = () => {
    page.off("console", onMessage);
    page.off("pageerror", onScriptError);
  };
  return { faults, stop };
}

/** Opens a page and returns its faults: browser errors and those of `findFaults`. */
export async function findFaultsAt(page: Page, path: string): Promise<string[]> {
  const recording = recordFaults(page);
  await page.goto(path);
  const faults = await findFaults(page);
  // Late requests may fail as well.
  await page.waitForLoadState("networkidle");
  recording.stop();
  return [...recording.faults.filter((fault) => !(path === "/404/" && fault.includes("404"))), ...faults];
}

/** Returns the faults of the open page: missing title or heading, overflow, and in the long run axe violations. */
export async function findFaults(page: Page): Promise<string[]> {
  await waitForPage(page);
  const path = new URL(page.url()).pathname;
  return [
    ...(await findHeadingFaults(page, path)),
    ...(await findOverflow(page)).map((fault) => `${path} ${fault}`),
    // The tests of the stories run axe every time.
    ...(process.env.LONG ? await findViolations(page, path) : []),
  ];
}

async function findViolations(page: Page, path: string): Promise<string[]> {
  // The pages have no frames; the legacy mode opens no second page for frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${path} axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** A page needs its own title, one main heading and Japanese as its language. */
async function findHeadingFaults(page: Page, path: string): Promise<string[]> {
  const title = await page.title();
  const headings = await page.getByRole("heading", { level: 1 }).count();
  const language = await page.locator("html").getAttribute("lang");
  return [
    ...(/^.+｜.+$/.test(title) ? [] : [`${path} has the title "${title}"`]),
    ...(headings === 1 ? [] : [`${path} has ${headings} main headings`]),
    ...(language === "ja" ? [] : [`${path} has the language ${language}`]),
  ];
}

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
