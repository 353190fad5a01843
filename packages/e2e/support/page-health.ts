import AxeBuilder from "@axe-core/playwright";
import type { ConsoleMessage, Page } from "@playwright/test";
import { untilThere } from "./until-there.ts";

/** The browser prints refused calls by itself: a visitor's me call, and links that came without their token. */
const isRefusalThePageShows = (message: ConsoleMessage) =>
  message.location().url.includes("/api/") && /status of (?:403|410)/.test(message.text());

/** Collects what the browser reports from now on: script errors, refused content, errors in the console. */
export function hearFaults(page: Page) {
  const faults: string[] = [];
  const path = () => new URL(page.url()).pathname;
  const hear = (message: ConsoleMessage) => {
    if (message.type() === "error" && !isRefusalThePageShows(message))
      faults.push(`${path()} console: ${message.text()}`);
  };
  const break_ = (error: Error) => faults.push(`${path()} script: ${error.message}`);
  page.on("console", hear);
  page.on("pageerror", break_);
  const stop = () => {
    page.off("console", hear);
    page.off("pageerror", break_);
  };
  return { faults, stop };
}

/** Faults of a page: errors that the browser reports while it opens, axe violations, no name, too wide. */
export async function faultsOf(page: Page, path: string): Promise<string[]> {
  const heard = hearFaults(page);
  await page.goto(path);
  const faults = await faultsOfShown(page);
  // Late requests may fail as well.
  await page.waitForLoadState("networkidle");
  heard.stop();
  return [...heard.faults.filter((fault) => !(path === "/404/" && fault.includes("404"))), ...faults];
}

/** Faults of the page that is shown: axe violations, no name, too wide. */
export async function faultsOfShown(page: Page): Promise<string[]> {
  await untilThere(page);
  const path = new URL(page.url()).pathname;
  const { violations } = await axe(page).analyze();
  return [
    ...(await namelessness(page, path)),
    ...(await overflow(page, path)),
    ...violations.map(({ id, nodes }) => `${path} axe ${id}: ${nodes.map(({ html }) => html).join(" ")}`),
  ];
}

/** Nothing is framed here: in its legacy mode it opens no second page for frames of other origins. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function overflow(page: Page, path: string): Promise<string[]> {
  const pixels = await page.locator("html").evaluate((html) => html.scrollWidth - innerWidth);
  return pixels > 0 ? [`${path} is ${pixels} px too wide`] : [];
}

/** A page has a title of its own and one heading, and speaks Japanese. */
async function namelessness(page: Page, path: string): Promise<string[]> {
  const title = await page.title();
  const headings = await page.getByRole("heading", { level: 1 }).count();
  const language = await page.locator("html").getAttribute("lang");
  return [
    ...(/^.+｜.+$/.test(title) ? [] : [`${path} has the title "${title}"`]),
    ...(headings === 1 ? [] : [`${path} has ${headings} main headings`]),
    ...(language === "ja" ? [] : [`${path} speaks ${language}`]),
  ];
}
