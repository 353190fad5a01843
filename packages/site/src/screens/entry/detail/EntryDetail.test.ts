import { EntryStatus } from "@kaitori/domain";
import { type Entry, getEntry, getEntryHistory, getEntryInadequacies } from "@kaitori/wire";
import { expect, test } from "vitest";
import { entryOfStory } from "../../../stories/entry-states.ts";
import { representative } from "../../../stories/people.ts";
import { answers } from "../../../stories/story-server.ts";
import { drawnPage } from "../../../testing/drawn-page.tsx";

const detail = (entry: Entry) =>
  drawnPage({
    at: "/entry/detail/31/",
    user: representative,
    server: [answers(getEntry, entry), answers(getEntryHistory, []), answers(getEntryInadequacies, [])],
  });

test("H6 the reason that the specification gives for an entry that came back is shown", async () => {
  const description_of_inadequate_document = "通帳の3月分のページが写っていません。";
  const { text } = await detail({
    ...entryOfStory,
    status: EntryStatus.inadequate,
    description_of_inadequate_document,
  });
  expect(text).toContain("書類の不足あり");
  expect(text).toContain(description_of_inadequate_document);
});
