import {
  type DraftEntry,
  type Entry,
  getDraftEntry,
  getReadiness,
  listEntries,
  putDraftEntry,
} from "@kaitori/wire";
import { expect, within } from "storybook/test";
import { readinessWithout } from "./drafts.ts";
import { representative } from "./people.ts";
import { screenStory } from "./screen-story.tsx";
import { answers, type StoryAnswer } from "./story-server.ts";

export type StoryPage = ReturnType<typeof within>;

export interface InvoiceStoryOptions {
  readonly isCheck?: boolean;
  readonly entries?: Entry[];
  readonly readiness?: ReturnType<typeof readinessWithout>;
  readonly server?: readonly StoryAnswer[];
  readonly act?: (page: StoryPage) => Promise<void>;
}

/** The step of the invoices with a draft; `act` is what somebody does there. */
export const invoiceStory = (
  draft: DraftEntry,
  {
    isCheck = false,
    entries = [],
    readiness = readinessWithout(),
    server = [],
    act,
  }: InvoiceStoryOptions = {},
) =>
  screenStory({
    at: `/entry/entry_invoice/${isCheck ? "?check" : ""}`,
    user: representative,
    server: [
      ...server,
      answers(getReadiness, readiness),
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
      answers(listEntries, entries),
    ],
    ...(act && {
      play: async ({ canvasElement }) => {
        const page = within(canvasElement);
        await expect(await page.findByRole("heading", { level: 1 })).toBeVisible();
        await act(page);
      },
    }),
  });
