import { getEntry } from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { representative } from "#stories/people.ts";
import { refuses } from "#stories/story-server.ts";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { openedPage } from "#testing/opened-page.tsx";

/** The chunk of a page may take its time. */
const patient = { timeout: 20_000 };

test("R2.18 a page that fails is called what it says, also in the title of its window", async () => {
  const { router } = await openedPage({
    at: "/entry/detail/999999/",
    user: representative,
    server: [refuses(getEntry, 404, { detail: "" })],
  });
  const { serviceName } = brandOfTests.settings;
  await vi.waitFor(
    () => expect(document.title).toBe(`お探しのページが見つかりません｜${serviceName}`),
    patient,
  );
  await router.navigate("/mypage/");
  await vi.waitFor(() => expect(document.title).toBe(`マイページ｜${serviceName}`), patient);
});
