import { getContractDocument, getContractTerms, getEntry } from "@kaitori/wire";
import type { Meta } from "@storybook/react-vite";
import { entryContracted, entryOfStory, entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { screenStory } from "#stories/screen-story.tsx";
import { answers } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";

export default { title: "Screens/Agreement" } satisfies Meta;

const at = "/entry/31/factoring_service_agreement/";
const user = representative;

export const Signed = screenStory({
  at,
  user,
  server: [
    answers(getEntry, entryContracted),
    answers(getContractDocument, {
      ...termsOfStory,
      signed_at: "2026-11-20T11:00:00+09:00",
      pdf: "/api/entries/31/contract_document/pdf/",
    }),
  ],
});
Signed.name = "契約済みの契約書";
export const ToBeSigned = screenStory({
  at,
  user,
  server: [answers(getEntry, entryReviewed), answers(getContractTerms, termsOfStory)],
});
ToBeSigned.name = "契約前の契約書";
export const NoContractYet = screenStory({ at, user, server: [answers(getEntry, entryOfStory)] });
NoContractYet.name = "契約書がまだない";
