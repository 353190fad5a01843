import { getDraftEntry, getReadiness } from "@kaitori/wire";
import { expect, test } from "vitest";
import { draftOfFinancials, readinessWithout } from "#stories/drafts.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

test("F3 the statements of a year, promised as one document, are given in one place", async () => {
  const { html, text } = await drawnPage({
    at: "/entry/",
    user: representative,
    server: [
      answers(getDraftEntry, draftOfFinancials({ canSubmit: true })),
      answers(getReadiness, readinessWithout("financialStatements")),
    ],
  });
  expect(text).toContain("直近の決算書をお送りいただけますか");
  // A camera beside it is another way into the same place.
  const places = (html.match(/<input[^>]*type="file"[^>]*>/g) ?? []).filter(
    (input) => !input.includes("capture"),
  );
  expect(places).toHaveLength(1);
});
