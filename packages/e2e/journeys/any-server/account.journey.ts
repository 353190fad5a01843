import { expect } from "@playwright/test";
import { callApi, readEntryId } from "#support/call-api.ts";
import { demoPassword } from "#support/demo.ts";
import { linkMailedTo } from "#support/mailbox.ts";
import { newMailAddress } from "#support/registration.ts";
import { fillLogin, requestPasswordReset, signInByCall } from "#support/sign-in.ts";
import { test } from "#support/spec-server-test.ts";
import { copy, testedBrand } from "#support/words.ts";

test("R4.2 R7.1 a server with only the specified calls: cancel an entry, reset a password, accept or refuse an individual", {
  tag: "@long",
}, async ({ page, spec }) => {
  await signInByCall(page, "under-review@demo.example");
  const id = await readEntryId(page);
  await page.goto(`/entry/detail/${id}/`);
  await page.getByRole("button", { name: copy.cancel.submit }).click();
  await page.getByRole("dialog").getByRole("button", { name: copy.cancel.submit }).click();
  await expect(page).toHaveURL(/\/entry\/cancel\/complete\/$/);
  await page.goto(`/entry/detail/${id}/`);
  await expect(page.getByText(copy.entryStatus.cancelled, { exact: true }).first()).toBeVisible();

  await page.context().clearCookies();
  const email = "archived@demo.example";
  const password = "a new one: suika to momo";
  await requestPasswordReset(page, email);
  const mailed = new URL(await linkMailedTo(email, "パスワードの再設定", spec.reference.origin));
  await page.goto(`${mailed.pathname}${mailed.search}`);
  await page.getByLabel(copy.fields.newPassword).fill(password);
  await page.getByRole("button", { name: copy.passwordReset.newSubmit }).click();
  await expect(page.getByRole("heading", { level: 1, name: copy.passwordReset.doneTitle })).toBeVisible();
  await page.goto("/login/");
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL(/\/mypage\/$/);

  await page.context().clearCookies();
  await page.goto("/login/");
  await fillLogin(page, { email: "individual@demo.example" });
  await expect(page).toHaveURL(testedBrand().settings.individuals ? /\/mypage\/$/ : /\/unsupported\/$/);
});

test.describe("a server whose level is set to 0 in the settings of the brand", () => {
  test.use({ statedServer: { level: 0 } });

  test("R2.1 D7.10 R8.11 a mail address is changed, confirmed by its link, and used to log in", async ({
    page,
    spec,
  }) => {
    const { doneTitle, companyDoneTitle, doneText, ...mail } = copy.mailChange;
    const address = newMailAddress("changed");
    await signInByCall(page, "archived@demo.example");
    await page.goto("/profile/");
    await expect(page.getByRole("button", { name: copy.profile.changePassword })).toBeVisible();
    await expect(page.getByRole("button", { name: copy.profile.leaveStart })).toHaveCount(0);
    await page.getByRole("button", { name: copy.profile.changeMail }).click();
    await page.getByLabel(mail.newEmail).fill(address);
    await expect(page.getByLabel(copy.fields.currentPassword)).toHaveCount(0);
    // The server requires a recent login.
    const refusal = { detail: "", status: "reauth_required" };
    spec.faults = [{ method: "PATCH", path: "profile/", status: 403, answer: refusal }];
    await page.getByRole("button", { name: mail.submit }).click();
    const dialog = page.getByRole("dialog", { name: copy.reauth.title });
    await dialog.getByLabel(copy.fields.password, { exact: true }).fill(demoPassword);
    spec.faults = [];
    await dialog.getByRole("button", { name: copy.reauth.submit }).click();
    await expect(page.getByText(mail.sentText({ email: address }))).toBeVisible();

    // The server's link confirms the address and redirects to a page of the site.
    const link = new URL(await linkMailedTo(address, "", spec.reference.origin));
    await page.goto(`${spec.reference.origin}/api/system_settings/supress_entries/`);
    const token = link.searchParams.get("token");
    await callApi(page, "POST", "profile/mail/change/confirm/", { token });
    for (const [path, title] of [
      ["/profile/mail/change/done/", doneTitle],
      // Each server chooses its own query parameters.
      ["/company/mail/complete/?token=of-this-server", companyDoneTitle],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(doneText({ email: address }))).toBeVisible();
    }

    await page.context().clearCookies();
    await page.goto("/login/");
    await fillLogin(page, { email: address });
    await expect(page).toHaveURL(/\/mypage\/$/);
  });
});
