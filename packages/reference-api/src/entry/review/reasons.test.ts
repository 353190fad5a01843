import type { MailName } from "@kaitori/brand/mail";
import { reasonsText } from "@kaitori/brand/reasons";
import { ClaimStatus, EntryStatus, reviewReasons } from "@kaitori/domain";
import { expect, test } from "vitest";
import { asDesk, askAgain, decideAll, entryIn, historyOf, readEntry } from "../../testing/entry-in.ts";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { rejectEntry } from "./reject-entry.ts";

const server = await serverOfFile();

const staffNote = "社内限り：債務者に滞納の記録";
const mailOf = async (kind: MailName) =>
  (await server.row`select body from mail where kind = ${kind} order by id desc`).body;

test.each(reviewReasons)("B15 %s says what is told and what to do", (code) => {
  const [what = "", toDo = ""] = reasonsText({}, [{ code }]).split("\n");
  expect(what).toMatch(/。$/);
  // When an invoice is no longer too far from its day is said by a day or not at all.
  if (code !== "tooFar") expect(toDo).toMatch(/。$/);
});

test("B15 what differs stands beside what was typed, by code and in words", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await askAgain(server, entry, {
    codes: ["amountDiffers", "incomplete"],
    on_paper: { amount: "900000" },
    reason: "9月分です。",
  });
  const { description_of_inadequate_document, inadequacies } = await readEntry(entry);
  const [result] = inadequacies ?? [];
  expect(result?.reasons).toEqual([
    { code: "amountDiffers", on_form: "1,000,000円", on_paper: "900,000円" },
    { code: "incomplete" },
  ]);
  expect(result?.remark).toBe("9月分です。");
  for (const words of [result?.reason, description_of_inadequate_document, await mailOf("askAgain")])
    for (const message of ["ご入力　1,000,000円", "請求書　900,000円", "足りないページをお送りください"])
      expect(words).toContain(message);
});

test.each(["amountDiffers", "dateDiffers", "payerDiffers"] as const)(
  "B15 %s is asked for with the invoice, where it can be mended, not with a paper of it",
  async (code) => {
    const entry = await entryIn(server, EntryStatus.underReview, 1);
    const ofInvoice = askAgain(server, entry, { subject: "invoice", codes: [code] });
    await expect(ofInvoice).rejects.toMatchObject({ status: 400 });
    await expect(askAgain(server, entry, { codes: [code] })).resolves.toBeUndefined();
  },
);

test("B15 of an invoice that could not be read no figure is told, asked for again or refused", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  const codes = ["unreadable", "amountDiffers"] as const;
  await expect(askAgain(server, entry, { codes })).rejects.toMatchObject({ status: 400 });
  await expect(decideAll(server, entry, { refuse: codes })).rejects.toMatchObject({ status: 400 });
});

test("B8 the mail that asks again names the paper and whose invoice it belongs to", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await askAgain(server, entry, { subject: "invoice", codes: ["unreadable"] });
  expect(await mailOf("askAgain")).toMatch(/■請求書（株式会社青空建設）\n書類の文字を読み取れませんでした。/);
});

test("B15 of a refusal the applicant is told the reason, never what staff note beside it", async () => {
  const entry = await entryIn(server, EntryStatus.underReview, 1);
  await decideAll(server, entry, { refuse: ["tooFar"], note: staffNote });
  const { claims, history = [] } = await readEntry(entry);
  expect(claims[0]?.status).toBe(ClaimStatus.cannotBuy);
  for (const act of ["refuse", "reject"])
    expect(history.find((event) => event.act === act)).toMatchObject({
      reasons: [{ code: "tooFar" }],
      note: expect.stringContaining("お支払期日が先のため"),
    });
  const mail = await mailOf("reject");
  // There is no day to name, and nobody is told to come back at some time.
  expect(mail).toMatch(/お支払期日が先のため、買い取れません。\n\n/);
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
  const input = JSON.stringify([...reviewReasons, "becauseISaySo"]);
  const unknown = await server.rows`select code from jsonb_array_elements(${input}::jsonb) as code
    where not known_reasons(jsonb_build_array(jsonb_build_object('code', code)))`;
  expect(unknown).toEqual([{ code: "becauseISaySo" }]);
});
