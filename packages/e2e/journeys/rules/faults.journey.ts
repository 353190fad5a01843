import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { fieldsCopy } from "@kaitori/brand/copy/fields";
import { layoutCopy } from "@kaitori/brand/copy/layout";
import { loginCopy } from "@kaitori/brand/copy/login";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { expect } from "@playwright/test";
import { scriptOf, waitForBuild } from "#support/other-build.ts";
import { test } from "#support/own-server-test.ts";
import { fillLogin } from "#support/sign-in.ts";
import { waitForStored } from "#support/storage.ts";
import { wordsOf } from "#support/words.ts";

test("R8.6 a lost server is reported in the form, and the input stays", async ({ page, server }, info) => {
  await page.goto(`${server.origin}/login/`, { waitUntil: "networkidle" });
  await server.stop();
  await fillLogin(page, info);
  await expect(page.getByRole("alert")).toContainText(wordsOf(info, errorsCopy).networkTitle);
  await expect(page.getByLabel(wordsOf(info, fieldsCopy).email)).not.toHaveValue("");

  await server.start();
  await page.getByRole("button", { name: wordsOf(info, loginCopy).submit }).click();
  await expect(page).toHaveURL(/\/mypage\/$/);
});

test("R8.12 R9.4 a deleted chunk reloads the page once in ten seconds, then shows an error page", async ({
  page,
  server,
}, info) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const chunk = `${scriptOf(server, "login", "forms")}.js`;
  await server.stop();
  for (const file of [chunk, `${chunk}.br`, `${chunk}.gz`])
    rmSync(join(server.site, "assets", file), { force: true });
  rmSync(join(server.site, "..", "..", "..", "data", "builds"), { recursive: true, force: true });
  await server.start();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const { login, registerShort } = wordsOf(info, layoutCopy);
  const { serverErrorTitle } = wordsOf(info, specificationCopy);
  const banner = page.getByRole("banner");
  for (const [name, path, title] of [
    [login, "/login/", 1],
    [registerShort, "/register/", 2],
    // The login page has used its one reload, even though another page loaded since.
    [login, "/login/", 2],
  ] as const) {
    await banner.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(
      page.getByRole("heading", { level: 1, name: serverErrorTitle({ code: 599 }) }),
    ).toBeVisible();
    expect(loads).toBe(title);
  }
});

test("R7.7 R9.4 a newer build is detected within an hour and offered, not forced", async ({
  page,
  server,
}, info) => {
  await page.clock.install();
  // A request that is still open would time out when the clock jumps by an hour.
  await page.goto(`${server.origin}/login/`, { waitUntil: "networkidle" });
  await page.getByLabel(wordsOf(info, fieldsCopy).email).fill("half-typed@example.jp");
  await waitForStored(page, "half-typed@example.jp");
  writeFileSync(join(server.site, "builds", "latest.json"), JSON.stringify({ id: "newer" }));
  await waitForBuild(server);
  await page.clock.fastForward("59:00");
  await expect(page.getByText(wordsOf(info, layoutCopy).newBuildTitle)).toBeHidden();
  await page.clock.fastForward("02:00");
  await expect(page.getByText(wordsOf(info, layoutCopy).newBuildTitle)).toBeVisible();
  await expect(page.getByLabel(wordsOf(info, fieldsCopy).email)).toHaveValue("half-typed@example.jp");
});
