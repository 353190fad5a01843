import { type DraftEntry, getDraftEntry, putDraftEntry } from "@kaitori/wire";
import { representative } from "./people.ts";
import { type ScreenStoryOptions, screenStory } from "./screen-story.tsx";
import { answers } from "./story-server.ts";

export type StepStoryOptions = Omit<ScreenStoryOptions, "at">;

export const stepStory = (
  at: string,
  draft: DraftEntry,
  { server = [], ...options }: StepStoryOptions = {},
) =>
  screenStory({
    at,
    user: representative,
    server: [
      ...server,
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
    ],
    ...options,
  });
