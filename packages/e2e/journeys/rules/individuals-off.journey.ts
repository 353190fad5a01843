import { unsupportedCopy } from "@kaitori/brand/copy/unsupported";
import { expect } from "@playwright/test";
import { asRelease } from "../../support/other-release.ts";
import { test } from "../../support/own-server-test.ts";
import { fillLogin, signIn } from "../../support/sign-in.ts";
import { wordsOf } from "../../support/words.ts";

// The server starts again.
test.slow();

test("R1.5 individuals are switched off while one is logged in: the next call ends at /unsupported/, and the session with it", async ({
  page,
  server,
}, info) => {
  const { title } = wordsOf(info, unsupportedCopy);
  await signIn(page, info, { email: "individual@demo.example" });
  await server.stop();
  await server.start(asRelease({ settings: { individuals: false } }));

  // The open page is of the build before, which still serves individuals: it is the server that says so.
  await page.evaluate(() => {
    history.pushState({}, "", "/profile/");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveURL(/\/unsupported\/$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goto("/mypage/");
  await expect(page).toHaveURL(/\/login\//);
  await fillLogin(page, info, { email: "individual@demo.example" });
  await expect(page).toHaveURL(/\/unsupported\/$/);
});
