import { copyOf } from "@kaitori/brand";
import { externalCopy } from "@kaitori/brand/copy/external";
import { expect, type Page } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { fillLogin } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { originOf } from "#support/words.ts";

const tagManager = "https://www.googletagmanager.com/";
const [brandWithTags] = brands.filter(({ settings }) => settings.tags);

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Values that the tag manager can read when it loads. */
    seenByTagManager?: string[];
  }
}

/** Replaces the third-party script; records what it could have sent. */
async function replaceTagManager(page: Page): Promise<void> {
  await page.route(`${tagManager}**`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "window.seenByTagManager = [location.href, document.title, document.referrer, JSON.stringify(window.dataLayer)];",
    }),
  );
}

/** Inserts further scripts and sends by images, like the real tag manager; the settings do not name one of the scripts. */
async function insertTagScripts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const insert = (address: string) =>
    `{ const script = document.createElement("script"); script.async = true; try { script.src = "${address}"; document.head.append(script); } catch {} }`;
  const answer = (address: string, body: string) =>
    page.route(`${address}**`, (route) => {
      requested.push(address);
      return route.fulfill({ contentType: "text/javascript", body });
    });
  const analytics = `${tagManager}gtag/js`;
  await answer(
    `${tagManager}gtm.js`,
    `${insert(`${analytics}?id=G-1`)} ${insert("https://elsewhere.example/a.js")}`,
  );
  await answer(analytics, `new Image().src = "https://region1.google-analytics.com/g/collect?v=2";`);
  await answer("https://region1.google-analytics.com/g/collect", "");
  await answer("https://elsewhere.example/", "");
  return requested;
}

test("under the content security policy the tag manager's scripts run and send; a script that the brand does not name is blocked", async ({
  page,
}) => {
  const requested = await insertTagScripts(page);
  await page.goto(`${originOf(brandWithTags)}/terms/`);
  await expect
    .poll(() => requested)
    .toEqual([
      `${tagManager}gtm.js`,
      `${tagManager}gtag/js`,
      "https://region1.google-analytics.com/g/collect",
    ]);
});

test("B20 no tag runs on pages for personal data, by link or by address; after a refused consent no tag runs", async ({
  page,
}) => {
  const requested = await insertTagScripts(page);
  await page.goto(`${originOf(brandWithTags)}/login/`);
  await fillLogin(page);
  await page.waitForURL("**/mypage/");
  await expect.poll(() => requested).not.toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // On a phone the link is in a menu.
  await page.locator("a[href='/profile/']").first().dispatchEvent("click");
  await page.waitForURL("**/profile/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const inPage = () =>
    page.evaluate(() => ({
      isSame: "isSameDocument" in window,
      scripts: document.querySelectorAll("script[src*='googletagmanager']").length,
    }));
  await expect.poll(inPage).toEqual({ isSame: false, scripts: 0 });

  const words = copyOf(brandWithTags?.copy ?? {}, externalCopy);
  await page.goto(`${originOf(brandWithTags)}/policy/external/`);
  await expect.poll(async () => (await inPage()).scripts).toBeGreaterThan(0);
  await page.getByRole("button", { name: words.withdraw }).click();
  await expect.poll(inPage).toEqual({ isSame: false, scripts: 0 });
  requested.length = 0;
  await page.goto(`${originOf(brandWithTags)}/terms/`);
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual([]);
});

test("R3.10 a mailed token is removed before the tag manager reads the address, and is never sent", async ({
  page,
}) => {
  await replaceTagManager(page);
  const secret = "a-token-that-opens-the-account";
  const links = [
    `/profile/password/reset/reset/$?uid=12&token=${secret}`,
    `/register/activation/?token=${secret}`,
    `/profile/mail/change/done/?token=${secret}`,
    `/ext/signup/?link=${secret}`,
  ];
  for (const link of links) {
    const requests: string[] = [];
    const record = (request: { url(): string; headers(): Record<string, string> }) =>
      requests.push(request.url(), request.headers().referer ?? "");
    await page.goto("about:blank");
    await page.goto(`${originOf(brandWithTags)}${link}`);
    page.on("request", record);
    await expect.poll(() => page.evaluate(() => window.seenByTagManager?.length)).toBe(4);
    await page.waitForLoadState("networkidle");
    page.off("request", record);
    const storedTexts = await page.evaluate(() => [
      ...(window.seenByTagManager ?? []),
      JSON.stringify(window.dataLayer),
    ]);
    const allTexts = [...storedTexts, ...requests.filter((text) => text.includes("googletagmanager"))].join(
      " ",
    );
    expect(`${link} → ${allTexts}`.slice(link.length)).not.toContain(secret);
    expect(page.url()).not.toContain(secret);
  }
});
