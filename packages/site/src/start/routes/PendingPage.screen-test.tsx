import { href } from "@kaitori/domain";
import { getProfile } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { keepsWaiting } from "#stories/story-server.ts";
import { openAsUser } from "#testing/open-test-page.tsx";

test("R2.1 the loading message appears in an existing live region, so that screen readers announce it", async () => {
  const { page, router } = await openAsUser(href.terms(), keepsWaiting(getProfile));
  const regions = page.queryAllByRole("status");
  void router.navigate(href.profile());
  const liveRegion = () =>
    page.queryAllByRole("status").find(({ textContent }) => textContent === "読み込んでいます");
  await waitFor(() => expect(liveRegion()).toBeDefined());
  expect(regions).toContain(liveRegion());
});

test("the skeleton covers the current page, which is unchanged if the user stays", async () => {
  const { page, router } = await openAsUser(href.passwordRecover(), keepsWaiting(getProfile));
  const field = page.getByLabelText("メールアドレス");
  await userEvent.type(field, "tanaka@example.jp");
  const { x, y } = field.getBoundingClientRect();
  const isCovered = () => !field.contains(document.elementFromPoint(x + 5, y + 5));
  expect(isCovered()).toBe(false);

  void router.navigate(href.profile());
  await waitFor(() => expect(isCovered()).toBe(true));
  // Another query of the same page shows no skeleton.
  await router.navigate(`${href.passwordRecover()}?again`);
  await waitFor(() => expect(isCovered()).toBe(false));
  expect(field).toHaveValue("tanaka@example.jp");
});

test("the next page sends no request before its skeleton is painted", async () => {
  const { router, requests } = await openAsUser(href.passwordRecover(), keepsWaiting(getProfile));
  const requestsBefore = requests.length;
  void router.navigate(href.profile());
  await new Promise(requestAnimationFrame);
  expect(requests.slice(requestsBefore)).toEqual([]);
  await waitFor(() => expect(requests.length).toBeGreaterThan(requestsBefore));
});
