import { getEntry, getEntryHistory, getEntryInadequacies, listEntries, listNotices } from "@kaitori/wire";
import { userEvent } from "storybook/test";
import { expect, test, vi } from "vitest";
import { entryOfStory } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers, keepsWaiting } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("A13 a tap on a link is answered at once, however slow the server is", async () => {
  const { page } = await openedPage({
    at: "/mypage/",
    user: representative,
    server: [
      answers(listEntries, [entryOfStory]),
      answers(listNotices, []),
      keepsWaiting(getEntry),
      answers(getEntryHistory, []),
      answers(getEntryInadequacies, []),
    ],
  });
  await userEvent.click(page.getByRole("link", { name: `${entryOfStory.code} を詳しく見る` }));
  const seen = () =>
    document.querySelector("[aria-busy=true], [role=progressbar]") ?? page.queryByText(/読み込んでいます/);
  await vi.waitFor(() => expect(seen()).not.toBeNull(), { timeout: 2_000 });
});
