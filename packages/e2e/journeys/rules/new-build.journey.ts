import { expect, type Page } from "@playwright/test";
import { buildIdOf, scriptOf, writeOtherBuild } from "#support/other-build.ts";
import { test } from "#support/own-server.ts";
import { copy } from "#support/words.ts";

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute("content");
const nextBuild = "0123456789abcdef";

test("R7.7 R8.12 R9.4 while a tab is open its build is replaced: the tab still loads its old chunks, and the offered reload loads the new build", async ({
  page,
  server,
}) => {
  const terms = scriptOf(server.site, "terms", "Terms");
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  const firstBuild = await buildOf(page);
  expect(firstBuild).toBe(buildIdOf(server));
  writeOtherBuild(server, { [buildIdOf(server)]: nextBuild, [terms]: "Terms-ofnextbuild" });

  // The clock continues across pages and layouts.
  await page.clock.fastForward("40:00");
  await page.getByRole("contentinfo").getByRole("link", { name: copy.layout.privacy }).click();
  await expect(page.getByRole("heading", { level: 1, name: copy.layout.privacy })).toBeVisible();
  const reload = page.getByRole("button", { name: copy.layout.newBuildReload });
  await expect(reload).toBeHidden();
  // The page may have begun to watch after the first forty minutes.
  await expect(async () => {
    await page.clock.fastForward("21:00");
    await expect(reload).toBeVisible({ timeout: 5_000 });
  }).toPass();

  // Without a reload the next page still comes from the first build.
  const [oldChunk] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/assets/${terms}.js`)),
    page.getByRole("contentinfo").getByRole("link", { name: copy.layout.terms }).click(),
  ]);
  expect(oldChunk.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: copy.layout.terms })).toBeVisible();
  expect(await buildOf(page)).toBe(firstBuild);

  const newChunk = page.waitForResponse((response) =>
    response.url().endsWith("/assets/Terms-ofnextbuild.js"),
  );
  await reload.click();
  expect((await newChunk).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: copy.layout.terms })).toBeVisible();
  expect(await buildOf(page)).toBe(nextBuild);
  await expect(reload).toBeHidden();
});
