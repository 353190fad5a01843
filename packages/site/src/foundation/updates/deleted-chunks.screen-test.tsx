import { href } from "@kaitori/domain";
import { userEvent, waitFor } from "storybook/test";
import { expect, test, vi } from "vitest";
import { representative } from "#stories/people.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

// Simulates a host that deletes the files of the previous build.
const failures = vi.hoisted(() => ({ imports: 0 }));
vi.mock("#foundation/updates/UpdateOffer.tsx", () => {
  failures.imports += 1;
  throw new Error("gone");
});
vi.mock("#foundation/session/ReauthForm.tsx", () => {
  failures.imports += 1;
  throw new Error("gone");
});

async function typeAddress() {
  failures.imports = 0;
  const testPage = await openTestPage({ at: href.passwordRecover(), user: representative });
  const field = await testPage.page.findByLabelText("メールアドレス");
  await userEvent.type(field, "tanaka@example.jp");
  return { ...testPage, field };
}

test("R7.7 the page keeps its input if the chunk of the reload offer was deleted", async () => {
  const { site, field } = await typeAddress();
  site.newerBuild.setState(true, true);
  await waitFor(() => expect(failures.imports).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(field).toBeVisible();
  expect(field).toHaveValue("tanaka@example.jp");
});

test("B3 the call fails and the input stays if the chunk of the login dialog was deleted", async () => {
  const { site, field } = await typeAddress();
  await site.session.load();
  expect(await site.reauth.requestLogin()).toBe(false);
  expect(field).toBeVisible();
  expect(field).toHaveValue("tanaka@example.jp");
});
