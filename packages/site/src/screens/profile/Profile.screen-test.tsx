import { getFormDraft, getProfile, markDelinquencyFiles, uploadFile } from "@kaitori/wire";
import { userEvent } from "storybook/test";
import { expect, test, vi } from "vitest";
import { paperOf } from "#stories/drafts.ts";
import { representative } from "#stories/people.ts";
import { corporation, keptOf } from "#stories/profiles.ts";
import { answers } from "#stories/story-server.ts";
import { openedPage } from "#testing/opened-page.tsx";

test("C6 R7.1 a paper about unpaid taxes is given in the profile, and marked as the one that counts", async () => {
  const given = paperOf("delinquency", 7);
  const { page, asked } = await openedPage({
    at: "/profile/",
    user: representative,
    server: [
      answers(getProfile, corporation),
      answers(getFormDraft, keptOf("profile")),
      answers(uploadFile, given),
      answers(markDelinquencyFiles, [given]),
    ],
  });
  const marking = () => asked.filter(({ path }) => path === "/api/uploads/active_delinquency/");
  expect(marking()).toEqual([]);
  const section = page.getByRole("region", { name: "税金・社会保険料の納付" });
  const slot = section.querySelector<HTMLInputElement>("input[type=file]");
  if (slot) await userEvent.upload(slot, new File(["%PDF-1.4"], "plan.pdf", { type: "application/pdf" }));
  await vi.waitFor(() => expect(marking().map(({ body }) => JSON.parse(body))).toEqual([{ ids: [7] }]));
});
