import { expect, type Page } from "@playwright/test";
import { buildIdOf, scriptOf, writeOtherBuild } from "#support/other-build.ts";
import { releaseEnvironment } from "#support/other-release.ts";
import { type OwnServer, test } from "#support/own-server.ts";
import { signInByCall } from "#support/sign-in.ts";
import { copy } from "#support/words.ts";

const closedRelease = releaseEnvironment({ settings: { maintenance: { on: true } } });
const maintenanceHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: copy.maintenance.title });

async function restart(server: OwnServer, environment?: Record<string, string>) {
  await server.stop();
  await server.start(environment);
}

test("R8.5 a closed brand responds with 503 and Retry-After, then reopens at the same page, still logged in", async ({
  page,
  server,
}) => {
  await page.clock.install();
  await signInByCall(page);
  await restart(server, closedRelease);
  const answer = await page.goto("/profile/?from=mail");
  expect(answer?.status()).toBe(503);
  expect(await answer?.headerValue("retry-after")).toBe("600");
  await expect(maintenanceHeading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/maintenance\/\?next=/);

  await page.clock.fastForward("00:31");
  await expect(maintenanceHeading(page)).toBeVisible();
  await restart(server);
  await page.clock.fastForward("00:31");
  await expect(page).toHaveURL(/\/profile\/\?from=mail$/);
  await expect(page).toHaveTitle(new RegExp(`^${copy.pages["profile.title"]}`));
});

test("a site closed by its build reopens with the next one, at the same page", {
  tag: ["@long", "@one-brand"],
}, async ({ page, server }) => {
  const script = scriptOf(server.site, "login", "index");
  writeOtherBuild(server, {
    "maintenance:{on:!1": "maintenance:{on:!0",
    [script]: "index-closed",
    [buildIdOf(server)]: "00000000closed00",
  });
  await page.clock.install();
  await page.goto("/login/?from=mail");
  await expect(maintenanceHeading(page)).toBeVisible();
  await page.clock.fastForward("00:31");
  await expect(maintenanceHeading(page)).toBeVisible();

  writeOtherBuild(server, {
    "maintenance:{on:!0": "maintenance:{on:!1",
    "index-closed": "index-reopened",
    "00000000closed00": "0000000reopened0",
  });
  await page.clock.fastForward("00:31");
  await expect(page).toHaveURL(/\/login\/\?from=mail$/);
  await expect(page.getByRole("button", { name: copy.login.submit })).toBeVisible();
});
