import { expect } from "@playwright/test";
import { builtSite } from "#support/built-site.ts";
import { readNow } from "#support/dates.ts";
import { scriptOf } from "#support/other-build.ts";
import { test } from "#support/test.ts";
import { copy, testedBrand } from "#support/words.ts";

test("R8.12 R9.4 a deleted chunk reloads the page once in ten seconds, then shows an error page", async ({
  page,
}) => {
  const chunk = scriptOf(builtSite(testedBrand()), "login", "forms");
  // A slow machine must not take longer than the ten seconds.
  await page.clock.setFixedTime(readNow());
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route(`**/assets/${chunk}.js`, (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  const { login, registerShort } = copy.layout;
  const banner = page.getByRole("banner");
  for (const [name, path, loadsSoFar] of [
    [login, "/login/", 1],
    [registerShort, "/register/", 2],
    // The login page has used its one reload, even though another page loaded since.
    [login, "/login/", 2],
  ] as const) {
    await banner.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(
      page.getByRole("heading", { level: 1, name: copy.specification.serverErrorTitle({ code: 599 }) }),
    ).toBeVisible();
    expect(loads).toBe(loadsSoFar);
  }
});
