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
    ...(await findOverflow(page, path)),
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

async function findOverflow(page: Page, path: string): Promise<string[]> {
  const pixels = await page.locator("html").evaluate((html) => html.scrollWidth - innerWidth);
  return pixels > 0 ? [`${path} is ${pixels} px too wide`] : [];
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
