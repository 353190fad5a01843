import type { MailName } from "@kaitori/brand/mail";
import { reasonsText } from "@kaitori/brand/reasons";
import { ClaimStatus, EntryStatus, reviewReasons } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, askAgain, decideAll, entryIn, historyOf, readEntry } from "../../testing/entry-in.ts";
import { testServer } from "../../testing/test-server.ts";
import { rejectEntry } from "./finish-review.ts";

const server = await testServer();

const staffNote = "社内限り：債務者に滞納の記録";
const readLastMail = async (kind: MailName) =>
  (await server.row`select body from mail where kind = ${kind} order by id desc`).body;

test.each(reviewReasons)("B15 the text of %s has the reason and the next step", (code) => {
  const [reason = "", nextStep = ""] = reasonsText({}, [{ code }]).split("\n");
  expect(reason).toMatch(/。$/);
  // The next step of tooFar needs a day.
  if (code !== "tooFar") expect(nextStep).toMatch(/。$/);
});

test("B15 a reason contains the values of form and paper", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await askAgain(server, entry, {
    codes: ["amountDiffers", "incomplete"],
    on_paper: { amount: "900000" },
    reason: "9月分です。",
  });
  const { description_of_inadequate_document, inadequacies } = await readEntry(entry);
  const [inadequacy] = inadequacies ?? [];
  expect(inadequacy?.reasons).toEqual([
    { code: "amountDiffers", on_form: "1,000,000円", on_paper: "900,000円" },
    { code: "incomplete" },
  ]);
  expect(inadequacy?.remark).toBe("9月分です。");
  for (const text of [inadequacy?.reason, description_of_inadequate_document, await readLastMail("askAgain")])
    for (const part of ["ご入力　1,000,000円", "請求書　900,000円", "足りないページをお送りください"])
      expect(text).toContain(part);
});

test.each(["amountDiffers", "dateDiffers", "payerDiffers"] as const)(
  "B15 the reason %s is allowed for a claim but not for its invoice file",
  async (code) => {
    const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
    const askForFile = askAgain(server, entry, { subject: "invoice", codes: [code] });
    await expect(askForFile).rejects.toMatchObject({ status: 400 });
    await expect(askAgain(server, entry, { codes: [code] })).resolves.toBeUndefined();
  },
);

test("B15 the reason unreadable cannot be combined with a reason about figures", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  const codes = ["unreadable", "amountDiffers"] as const;
  await expect(askAgain(server, entry, { codes })).rejects.toMatchObject({ status: 400 });
  await expect(decideAll(server, entry, { refuse: codes })).rejects.toMatchObject({ status: 400 });
});

test("B8 the mail that asks again contains the paper and the payer", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await askAgain(server, entry, { subject: "invoice", codes: ["unreadable"] });
  expect(await readLastMail("askAgain")).toMatch(
    /■請求書（株式会社青空建設）\n書類の文字を読み取れませんでした。/,
  );
});

test("B15 the applicant sees the reason of a refusal but not the staff's note", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await decideAll(server, entry, { refuse: ["tooFar"], note: staffNote });
  const { claims, history = [] } = await readEntry(entry);
  expect(claims[0]?.status).toBe(ClaimStatus.cannotBuy);
  for (const act of ["refuse", "reject"])
    expect(history.find((event) => event.act === act)).toMatchObject({
      reasons: [{ code: "tooFar" }],
      note: expect.stringContaining("お支払期日が先のため"),
    });
  const mail = await readLastMail("reject");
  // The mail contains no day from which the claim can be submitted.
  expect(mail).toMatch(/お支払期日が先のため、買い取れません。\n\n/);
  expect(mail + JSON.stringify(history)).not.toContain("社内限り");
});

test("B15 a rejection without a code has the reason 総合的な判断", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, { claims: 1 });
  await asDesk(server, entry, (context, row) => rejectEntry(context, row, { note: staffNote }));
  const history = await historyOf(entry);
  expect(history.find(({ act }) => act === "reject")?.note).toContain("総合的な判断");
  expect(JSON.stringify(history)).not.toContain("社内限り");
});

test("B15 the database and the domain have the same reasons", async () => {
  const input = JSON.stringify([...reviewReasons, "becauseISaySo"]);
  const unknown = await server.rows`select code from jsonb_array_elements(${input}::jsonb) as code
    where not known_reasons(jsonb_build_array(jsonb_build_object('code', code)))`;
  expect(unknown).toEqual([{ code: "becauseISaySo" }]);
});
