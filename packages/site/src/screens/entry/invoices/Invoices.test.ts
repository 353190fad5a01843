import { type DraftEntry, getDraftEntry, getProfile, listEntries, listPastObligers } from "@kaitori/wire";
import { expect, test } from "vitest";
import { draftOfClaims, halfClaim, wholeClaim } from "../../../stories/claims.ts";
import { inDays } from "../../../stories/days.ts";
import { representative } from "../../../stories/people.ts";
import { corporation } from "../../../stories/profiles.ts";
import { answers } from "../../../stories/story-server.ts";
import { drawnPage } from "../../../testing/drawn-page.tsx";

const drawn = (draft: DraftEntry, query = "") =>
  drawnPage({
    at: `/entry/entry_invoice/${query}`,
    user: representative,
    server: [
      answers(getDraftEntry, draft),
      answers(listPastObligers, []),
      answers(listEntries, []),
      answers(getProfile, corporation),
    ],
  });

test("an amount with separators is read aloud below its field", async () => {
  const draft = { ...draftOfClaims(wholeClaim), purchase_amount_desired: "1,230,000" };
  expect((await drawn(draft)).text).toContain("123万円");
});

test.fails("A9 an amount in 万 is read aloud below its field as any other", async () => {
  const draft = { ...draftOfClaims(wholeClaim), purchase_amount_desired: "123万" };
  expect((await drawn(draft)).text).toContain("123万円");
});

test.fails("A11 a folded invoice with a past payment day says so", async () => {
  const past = { ...wholeClaim, obliger_payment_date: inDays(-3) };
  const { text } = await drawn(draftOfClaims(past, halfClaim));
  expect(text).toContain("入力の途中");
  expect(text).toContain("今日より後の日付を入力してください。");
});

test.fails("B13a the desired amount says whether it is the face value or the money received", async () => {
  const { text } = await drawn(draftOfClaims(wholeClaim));
  const [, hint = ""] = text.split("希望金額と使い道").at(-1)?.split("希望金額") ?? [];
  expect(hint).toContain("買い取りを希望する金額です。");
  expect(hint.split("資金の使い道")[0]).toMatch(/額面|手数料を引く前|口座に届く|入金額/);
});
