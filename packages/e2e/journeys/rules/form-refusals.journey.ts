import { expect } from "@playwright/test";
import { profileForms } from "#support/profile-forms.ts";
import { otherServiceRefusal, refusalsInPlace, staleTokenRefusal } from "#support/refusals.ts";
import { test } from "#support/test.ts";
import { visitorForms } from "#support/visitor-forms.ts";

for (const { name, call, fill } of [...visitorForms, ...profileForms]) {
  const title = `R8.1 R8.2 R8.5 R8.6 R8.10 R5.11 ${name}: every refusal is said, and nothing typed is lost`;
  test(title, async ({ page }, info) => {
    const { submit, typed, named, reopen, keptAfterwards = [] } = await fill(page, info, "fixed-account");
    const isKept = async () => {
      for (const [field, value] of typed) await expect(field).toHaveValue(value);
    };

    const [field, wireName] = named;
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { [wireName]: ["この内容では受け付けられません。"] } }),
    );
    await submit.click();
    await expect(field).toHaveAccessibleDescription(/この内容では受け付けられません。/);
    await expect(page.getByRole("alert").filter({ has: page.getByRole("link") })).toBeFocused();
    await isKept();
    await page.unroute(call);

    for (const refusal of refusalsInPlace)
      await test.step(refusal.name, async () => {
        await page.route(call, refusal.answer);
        await submit.click();
        await refusal.isShown(page, info);
        await isKept();
        await page.unroute(call);
      });

    await page.route(call, staleTokenRefusal.answer);
    await submit.click();
    await staleTokenRefusal.isShown(page, info);
    await reopen?.();
    for (const [field, value] of typed.filter(([field]) => keptAfterwards.includes(field)))
      await expect(field).toHaveValue(value);
  });
}

for (const { name, call, fill } of [...visitorForms, ...profileForms]) {
  test(`R8.3 ${name}: an account of another service leads to that service's login`, async ({
    page,
  }, info) => {
    const { submit } = await fill(page, info, "ready");
    await page.route(call, otherServiceRefusal.answer);
    await submit.click();
    await otherServiceRefusal.isShown(page, info);
  });
}
