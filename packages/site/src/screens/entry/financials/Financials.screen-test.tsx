import { uploadFile } from "@kaitori/wire";
import { userEvent, waitFor } from "storybook/test";
import { expect, test } from "vitest";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { uploadRecordOf } from "#stories/drafts.ts";
import { representativeWithout } from "#stories/people.ts";
import { answers } from "#stories/story-server.ts";
import { openTestPage } from "#testing/open-test-page.tsx";

test("B7 a server without additions gets a file of several papers once for each paper", async () => {
  const { page, site } = await openTestPage({
    at: "/entry/",
    user: representativeWithout("financialStatements"),
    settings: { server: { level: 0 } },
    server: [answers(uploadFile, uploadRecordOf("pl", 41))],
  });
  await userEvent.click(await page.findByRole("radio", { name: /はい、決算書を送ります/ }));
  const statements = new File(["all of them"], "kessan.pdf", { type: "application/pdf" });
  await userEvent.upload(await page.findByLabelText("1つのファイルで送る"), statements);
  await waitFor(() => {
    const doneUploads = uploadsOf(site)
      .store.getState()
      .filter(({ state }) => state === "done");
    expect(doneUploads.map(({ kind }) => kind)).toEqual(["pl", "bs", "breakdown_statement", "sga_expenses"]);
  });
});
