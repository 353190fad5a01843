import { getProfile } from "@kaitori/wire";
import { userEvent } from "storybook/test";
import { expect, test } from "vitest";
import { page as browserPage } from "vitest/browser";
import { newcomer } from "#stories/people.ts";
import { emptyProfile } from "#stories/profiles.ts";
import { answers } from "#stories/story-server.ts";
import { applyTheme } from "#testing/apply-theme.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

test("an error message is next to its field if the brand puts labels beside fields", async () => {
  await browserPage.viewport(1280, 900);
  applyTheme({ fields: "labelStrips" });
  const profile = { ...emptyProfile, corporate_division: "corporate" as const };
  const { page } = await openTestPage({
    at: "/register/profile/",
    user: newcomer,
    server: [answers(getProfile, profile)],
  });
  await userEvent.click(await page.findByRole("button", { name: "保存して書類へ進む" }));
  await page.findByRole("alert");
  const field = page.getByLabelText("会社の電話番号");
  const message = document.getElementById(`${field.id}-error`);
  if (!message) throw new Error("The field has no message.");
  // One line of small text and the gap of the field.
  const distance = field.getBoundingClientRect().top - message.getBoundingClientRect().top;
  expect(distance).toBeLessThanOrEqual(34);
});
