import { getFormDraft, getProfile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { answers, isOutOfReach } from "#stories/story-server.ts";
import { drawnPage } from "#testing/drawn-page.tsx";

const kept = answers(getFormDraft, keptOf("profile"));

test("the profile is shown", async () => {
  const server = [answers(getProfile, corporation), kept];
  const { text } = await drawnPage({ at: "/profile/", user: representative, server });
  expect(text).toContain("株式会社田中製作所");
});

test("A13a a page that was out of reach can be tried again on the spot", async () => {
  const server = [isOutOfReach(getProfile), kept];
  const { text } = await drawnPage({ at: "/profile/", user: representative, server });
  expect(text).toMatch(/つながりません|\(499\)/);
  expect(text).toContain("もう一度試す");
});
