import { type DraftEntry, getDraftEntry, getReadiness, putDraftEntry, type Readiness } from "@kaitori/wire";
import { readinessWithout } from "./drafts.ts";
import { representative } from "./people.ts";
import { type ScreenStoryOptions, screenStory } from "./screen-story.tsx";
import { answers } from "./story-server.ts";

export interface StepStoryOptions extends Omit<ScreenStoryOptions, "at"> {
  readonly readiness?: Readiness;
}

/** A step of an entry, with its draft on the server. */
export const stepStory = (
  at: string,
  draft: DraftEntry,
  { readiness = readinessWithout(), server = [], ...options }: StepStoryOptions = {},
) =>
  screenStory({
    at,
    user: representative,
    server: [
      ...server,
      answers(getReadiness, readiness),
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
    ],
    ...options,
  });
