import { getDraftEntry, getReadiness, putDraftEntry, uploadFile } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { draftOfFinancials, paperOf, readinessWithout } from "#stories/drafts.ts";
import { representative } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("B7 a server that knows single kinds alone gets one document once a kind", async () => {
  const draft = draftOfFinancials({});
  const { page, site } = await openedPage({
    at: "/entry/",
    user: representative,
    server: [
      answers(getReadiness, readinessWithout("financialStatements")),
      answers(getDraftEntry, draft),
      answers(putDraftEntry, { version: draft.version + 1, updated_at: null }),
      answers(uploadFile, paperOf("pl", 41)),
    ],
    before: ({ server }) => server.lose("file_kinds"),
  });
  const statements = new File(["all of them"], "kessan.pdf", { type: "application/pdf" });
  await userEvent.upload(await page.findByLabelText("1つのファイルで送る"), statements);
  await waitFor(() => {
    const done = uploadsOf(site)
      .store.getState()
      .filter(({ state }) => state === "done");
    expect(done.map(({ kind }) => kind)).toEqual(["pl", "bs", "breakdown_statement", "sga_expenses"]);
  });
});
