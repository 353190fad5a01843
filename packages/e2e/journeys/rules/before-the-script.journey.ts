import { expect, type Page } from "@playwright/test";
import { accountReadyToApply, demoPassword } from "#support/demo.ts";
import { delayFiles } from "#support/page.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

/** Opens a page with its markup and the script that stores early clicks; delays all other scripts. */
async function openMarkup(page: Page, path = "/login/") {
  const script = await delayFiles(page, "**/assets/vendor-*.js");
  const queueLoaded = page.waitForResponse("**/assets/early-clicks-*.js");
  await page.goto(path, { waitUntil: "commit" });
  await (await queueLoaded).finished();
  return script;
}

test("input and a double click before the script loads are submitted once", async ({ page }) => {
  const script = await openMarkup(page);
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/")) bodies.push(request.postDataJSON());
  });
  await page.getByLabel(copy.fields.email).fill(accountReadyToApply.email);
  await page.getByLabel(copy.fields.password, { exact: true }).fill(demoPassword);
  await page.getByRole("checkbox", { name: copy.login.persist }).check();
  const submit = page.getByRole("button", { name: copy.login.submit });
  await submit.click();
  await submit.click();
  script.release();
  await page.waitForURL("**/mypage/");
  expect(bodies).toEqual([
    expect.objectContaining({ email: accountReadyToApply.email, persistLoginState: true }),
  ]);
});

test("a link works before the script loads", async ({ page }) => {
  await openMarkup(page);
  await page.getByRole("contentinfo").getByRole("link", { name: copy.layout.terms }).click();
  await page.waitForURL("**/terms/", { waitUntil: "commit" });
});

test("a link clicked during hydration works", async ({ page }) => {
  await page.addInitScript((name) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const root = document.getElementById("site");
      const isHydrating = root && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
      if (!isHydrating) return port2.postMessage(undefined);
      for (const link of document.links) if (link.textContent === name) link.click();
    };
    if (location.pathname === "/login/") port2.postMessage(undefined);
  }, copy.login.register);
  await page.goto("/login/");
  await page.waitForURL("**/register/");
});

test("R2.13 a page that is scrolled before the script loads stays there", async ({ page }) => {
  const script = await openMarkup(page, "/");
  await page.evaluate(() => scrollTo(0, 600));
  script.release();
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("the phone menu opens before the script loads", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMarkup(page, "/");
  const menu = page.getByRole("navigation", { name: copy.layout.mainNavigation });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: copy.controls.menu, exact: true }).click();
  await expect(menu).toBeVisible();
});
