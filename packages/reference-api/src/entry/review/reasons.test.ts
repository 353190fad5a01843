import { reasonsText } from "@kaitori/brand/reasons";
import { ClaimStatus, EntryStatus, reviewReasons } from "@kaitori/domain";
import { getEntry } from "@kaitori/wire";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EntryWithClaims } from "../../database/tables/entry-tables.ts";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { asDesk, entryIn, historyOf } from "../../testing/entry-in.ts";
import { lockEntry } from "../own-entry.ts";
import { askAgainFor, type ItemRejection } from "./ask-again.ts";
import { decideClaim } from "./decide-claim.ts";
import { finishReview } from "./finish-review.ts";
import { rejectEntry } from "./reject-entry.ts";
import type { ReviewContext } from "./review-context.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

const staffNote = "社内限り：債務者に滞納の記録";
const mailOf = async (subject: string) => {
  const mails = await server.database.selectFrom("mail").selectAll().orderBy("id", "desc").execute();
  return mails.find((mail) => mail.subject.includes(subject))?.body ?? "";
};

test.each(reviewReasons)("B15 %s says what is told and what to do", (code) => {
  const [what = "", toDo = ""] = reasonsText({}, [{ code }]).split("\n");
  for (const sentence of [what, toDo]) expect(sentence).toMatch(/。$/);
});

test("B15 what differs stands beside what was typed, by code and in words", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, async (context, row) => {
    await askAgainFor(context, row, {
      subject: "claim",
      claim,
      uploads: [],
      codes: ["amountDiffers", "incomplete"],
      on_paper: { amount: "900000" },
      reason: "9月分です。",
    });
    await finishReview(context, row);
  });
  const params = { id: entry.id };
  const { description_of_inadequate_document, inadequacies } = (await entry.client.call(getEntry, { params }))
    .body;
  const [found] = inadequacies ?? [];
  expect(found?.reasons).toEqual([
    { code: "amountDiffers", on_form: "1,000,000円", on_paper: "900,000円" },
    { code: "incomplete" },
  ]);
  expect(found?.remark).toBe("9月分です。");
  for (const words of [found?.reason, description_of_inadequate_document, await mailOf("再提出")])
    for (const said of ["ご入力　1,000,000円", "請求書　900,000円", "足りないページをお送りください"])
      expect(words).toContain(said);
});

test.each(["amountDiffers", "dateDiffers", "payerDiffers"] as const)(
  "B15 %s is asked for with the invoice, where it can be mended, not with a paper of it",
  async (code) => {
    const entry = await entryIn(server, EntryStatus.underReview, 1);
    const [claim = 0] = entry.claims;
    const askAgain = (subject: "claim" | "invoice") =>
      asDesk(server, entry, (context, row) =>
        askAgainFor(context, row, { subject, claim, uploads: [], codes: [code] }),
      );
    await expect(askAgain("invoice")).rejects.toMatchObject({ status: 400 });
    await expect(askAgain("claim")).resolves.toBeUndefined();
  },
);

test("B15 of an invoice that could not be read no figure is told, asked for again or refused", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const [claim = 0] = entry.claims;
  const codes = ["unreadable", "amountDiffers"] as const;
  const asked: ItemRejection = { subject: "claim", claim, uploads: [], codes };
  const acts = [
    (context: ReviewContext, row: EntryWithClaims) => askAgainFor(context, row, asked),
    (context: ReviewContext, row: EntryWithClaims) => decideClaim(context, row, claim, { refuse: codes }),
  ];
  for (const act of acts) await expect(asDesk(server, entry, act)).rejects.toMatchObject({ status: 400 });
});

test("B8 the mail that asks again names the paper and whose invoice it belongs to", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, async (context, row) => {
    await askAgainFor(context, row, { subject: "invoice", claim, uploads: [], codes: ["unreadable"] });
    await finishReview(context, row);
  });
  expect(await mailOf("再提出")).toMatch(/■請求書（株式会社青空建設）\n書類の文字を読み取れませんでした。/);
});

test("B15 of a refusal the applicant is told the reason, never what staff note beside it", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const [claim = 0] = entry.claims;
  await asDesk(server, entry, async (context, row) => {
    await decideClaim(context, row, claim, { refuse: ["tooFar"], note: staffNote });
    await finishReview(context, await lockEntry(context.transaction, row.id));
  });
  const { body } = await entry.client.call(getEntry, { params: { id: entry.id } });
  expect(body.claims[0]?.status).toBe(ClaimStatus.cannotBuy);
  const history = await historyOf(entry);
  for (const act of ["refuse", "reject"])
    expect(history.find((event) => event.act === act)).toMatchObject({
      reasons: [{ code: "tooFar" }],
      note: expect.stringContaining("お支払期日が先のため"),
    });
  const mail = await mailOf("審査の結果");
  expect(mail).toContain("お支払期日が近づいてから");
  expect(mail + JSON.stringify(history)).not.toContain("社内限り");
});

test("B15 an entry rejected without a code is told 総合的な判断", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await asDesk(server, entry, (context, row) => rejectEntry(context, row, { note: staffNote }));
  const history = await historyOf(entry);
  expect(history.find(({ act }) => act === "reject")?.note).toContain("総合的な判断");
  expect(JSON.stringify(history)).not.toContain("社内限り");
});

test("B15 the database knows the same list of reasons, and no other", async () => {
  const knows = async (code: string) => {
    const given = JSON.stringify([{ code }]);
    const { rows } = await sql<{ known: boolean }>`select known_reasons(${given}::jsonb) as known`.execute(
      server.database,
    );
    return rows[0]?.known;
  };
  for (const code of reviewReasons) expect(await knows(code)).toBe(true);
  expect(await knows("becauseISaySo")).toBe(false);
});
