import { expect, test } from "vitest";
import { openTestPage } from "#testing/open-test-page.tsx";

test("R6.1 the maintenance page redirects if there is no maintenance", async () => {
  const { router } = await openTestPage({ at: "/maintenance/" });
  await expect.poll(() => router.state.location.pathname).toBe("/");
});
