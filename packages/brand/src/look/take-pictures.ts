import { createRequire } from "node:module";
import { join } from "node:path";
import { pagePaths } from "@kaitori/domain";
import { findBrowser } from "@kaitori/tooling/browser";
import type { Browser, Page } from "playwright-core";
import { Refusal } from "../commands/command.ts";
import { say } from "../sentences/say.ts";
import type { PageToCapture } from "./pages.ts";

const widths = [360, 1280] as const;
const demoPassword = "kaitori-demo";

/** Runs in the page. Replaces dates, times and receipt numbers, which differ in each run. */
const replaceChangingTexts = `{
  const replacements = [
    [/\\d{8}-[A-Z0-9]{6}/g, "00000000-000000"],
    [/\\d{4}年\\d{1,2}月\\d{1,2}日(?:（.）)?/g, "0000年0月0日（日）"],
    [/\\d{1,2}:\\d{2}/g, "0:00"],
  ];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode;
    const replaced = replacements.reduce((text, [pattern, constant]) => text.replace(pattern, constant), data);
    if (replaced !== data) texts.currentNode.data = replaced;
  }
}`;

/** Takes pictures of pages on a phone and a desktop, without motion, so that two runs are equal. */
export async function* takePictures(
  root: string,
  origin: string,
  pages: readonly PageToCapture[],
): AsyncGenerator<{ name: string; png: Buffer }> {
  const browser = await startBrowser(root);
  try {
    for (const width of widths) {
      const pagesOfAccounts = new Map<string | undefined, Page>();
      for (const { name, path, account } of pages) {
        const page = pagesOfAccounts.get(account) ?? (await newPage(browser, width));
        if (account !== undefined && !pagesOfAccounts.has(account))
          await signIn(page, origin, `${account}@demo.example`);
        pagesOfAccounts.set(account, page);
        await page.goto(origin + path, { waitUntil: "networkidle" });
        await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
        await page.evaluate("document.fonts.ready.then(() => undefined)");
        if (account !== undefined) await page.evaluate(replaceChangingTexts);
        const png = await page.screenshot({ fullPage: true, animations: "disabled" });
        yield { name: `${name}.${width}`, png };
      }
    }
  } finally {
    await browser.close();
  }
}

async function newPage(browser: Browser, width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 740 },
    reducedMotion: "reduce",
    locale: "ja-JP",
    timezoneId: "Asia/Tokyo",
  });
  // A busy machine may take long.
  page.setDefaultTimeout(120_000);
  return page;
}

/** Starts a Chromium with the Playwright of the repository. */
async function startBrowser(root: string): Promise<Browser> {
  const { chromium } = playwrightOf(root);
  const executablePath = findBrowser({ playwright: () => chromium.executablePath() });
  if (!executablePath) throw new Refusal(say("noBrowser"));
  return await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
}

function playwrightOf(root: string): typeof import("playwright-core") {
  try {
    return createRequire(join(root, "package.json"))("playwright-core");
  } catch {
    throw new Refusal(say("noPlaywright"));
  }
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}${pagePaths.login}/`, { waitUntil: "networkidle" });
  await page.locator("[autocomplete=username], [type=email]").first().fill(email);
  await page.locator("[type=password]").first().fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.startsWith(pagePaths.login));
}
