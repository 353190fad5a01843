import { href } from "@kaitori/domain";
import { getProfile } from "@kaitori/wire";
import { waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { keepsWaiting } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("R2.1 that a page is on its way is said in a region that stood there before, so that it is heard", async () => {
  const { page, router } = await openedPage({
    at: href.terms(),
    user: representative,
    server: [keepsWaiting(getProfile)],
  });
  const before = page.queryAllByRole("status");
  void router.navigate(href.profile());
  const saying = () =>
    page.queryAllByRole("status").find(({ textContent }) => textContent === "読み込んでいます");
  await waitFor(() => expect(saying()).toBeDefined());
  expect(before).toContain(saying());
});
