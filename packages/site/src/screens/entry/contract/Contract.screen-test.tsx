import { getContractTerms, getEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("B16 the numbers of what is folded are as wide as those of what is open", async () => {
  const { page } = await openedPage({
    at: "/entry/contract/31/",
    user: representative,
    server: [answers(getEntry, entryReviewed), answers(getContractTerms, termsOfStory)],
  });
  const open = await page.findByRole("heading", { name: /^1．/ });
  const folded = page.getByText(/^2．/, { selector: "summary" });
  const settings = (element: HTMLElement) => getComputedStyle(element).fontFeatureSettings;
  expect(settings(folded)).toBe(settings(open));
});
