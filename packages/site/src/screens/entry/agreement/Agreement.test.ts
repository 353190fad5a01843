import { getContractDocument, getEntry } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryContracted } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { termsOfStory } from "#stories/terms.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

test("B5 agreement.consent the contract says who agreed to it, from which address and when", async () => {
  const { text } = await drawnPage({
    at: "/entry/31/factoring_service_agreement/",
    user: representative,
    server: [
      answers(getEntry, entryContracted),
      answers(getContractDocument, {
        ...termsOfStory,
        signed_at: "2026-11-20T11:00:00+09:00",
        signed_by: "田中 太郎",
        signed_from: "tanaka@example.jp",
      }),
    ],
  });
  expect(text).toContain(
    "同意の記録　田中 太郎（tanaka@example.jp）が、2026年11月20日（金）11:00に画面上で同意しました。",
  );
});
