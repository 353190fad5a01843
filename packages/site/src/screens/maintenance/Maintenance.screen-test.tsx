import { getSuppressEntries } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { refuses } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

test("R6.1 the maintenance page redirects if there is no maintenance", async () => {
  const { router } = await openTestPage({ at: "/maintenance/" });
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/"), { timeout: 20_000 });
});

test("R6.1 the maintenance page stays open during maintenance", async () => {
  const { router, requests } = await openTestPage({
    at: "/maintenance/",
    server: [refuses(getSuppressEntries, 503, {})],
  });
  await vi.waitFor(() => expect(requests.some(({ path }) => path.includes("settings"))).toBe(true));
  expect(router.state.location.pathname).toBe("/maintenance/");
});
