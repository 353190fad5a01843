import { expect } from "@playwright/test";
import { releaseEnvironment } from "#support/other-release.ts";
import { test } from "#support/own-server.ts";
import { profileFields } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";

test("R7.9 R3.9 another server version reloads a half-typed form, once per version, and keeps its input", {
  tag: ["@long", "@one-brand"],
}, async ({ page, server }) => {
  const { companyName } = profileFields(page);
  const restartAs = async (release: Parameters<typeof releaseEnvironment>[0]) => {
    await server.stop();
    await server.start(releaseEnvironment(release));
  };
  await signInByCall(page, "new@demo.example");
  await page.goto("/register/profile/");
  await expect(companyName).toBeVisible();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });

  await restartAs({ version: "2-1.0.0" });
  await companyName.fill("株式会社書きかけ");
  await expect.poll(() => loads).toBe(1);
  await expect(companyName).toHaveValue("株式会社書きかけ");

  // Behind a load balancer two versions may alternate for a while.
  await restartAs({ version: "3-1.0.0" });
  await companyName.fill("株式会社書きかけ工業");
  await expect.poll(() => loads).toBe(2);
  await expect(companyName).toHaveValue("株式会社書きかけ工業");

  await restartAs({ version: "2-1.0.0" });
  const saving = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await companyName.fill("株式会社書きかけ工業所");
  expect(await (await saving).headerValue("x-kaitori-version")).toBe("2-1.0.0");
  // A reload would have begun before the next answer.
  const response = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await companyName.fill("株式会社書きかけ工業社");
  await response;
  expect(loads).toBe(2);
  await expect(companyName).toHaveValue("株式会社書きかけ工業社");
});
