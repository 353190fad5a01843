import { expect } from "@playwright/test";
import { readEntryId } from "#support/call-api.ts";
import { dayInWords, readToday, weekdayFrom } from "#support/dates.ts";
import { deskOf } from "#support/desk.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { copy } from "#support/words.ts";

const aozora = "株式会社青空建設";
const oomori = "大森機械工業株式会社";

test("B11 B12 an applicant reports a late, a partial and a missing payment, and hands over what is due", async ({
  page,
}) => {
  test.setTimeout(600_000);
  const desk = await deskOf();
  await signInByCall(page, "transferred@demo.example");
  const id = await readEntryId(page);
  const { entry } = await desk.read(id);
  const claimOf = (obliger: string) =>
    entry.claims.find((claim: { obliger_company_name: string }) => claim.obliger_company_name === obliger).id;
  const dueCard = (obliger: string) =>
    page.getByRole("article").filter({ hasText: copy.handOver.reference }).filter({ hasText: obliger });
  const timeline = page.getByRole("list", { name: copy.entryDetail.timeline, includeHidden: true });
  const openEntry = () => page.goto(`/entry/detail/${id}/`);
  await openEntry();

  await test.step("not yet received: the due date moves without charge or delay", async () => {
    const card = dueCard(aozora);
    await card.getByRole("button", { name: copy.report.open }).click();
    await card.getByRole("radio", { name: copy.report.notYet }).check();
    await card.getByRole("button", { name: copy.report.submit, exact: true }).click();
    await expect(card.getByLabel(copy.report.expectedOn, { exact: true })).toHaveAccessibleDescription(
      /入力してください/,
    );
    await card.getByLabel(copy.report.expectedOn, { exact: true }).fill(weekdayFrom(60, "Wednesday"));
    await card.getByRole("button", { name: copy.report.submit, exact: true }).click();
    await expect(dueCard(aozora)).toContainText(copy.report.payerLateText);
    const { entry: moved } = await desk.read(id);
    const { return_date } = moved.claims.find((claim: { id: number }) => claim.id === claimOf(aozora));
    expect(return_date > weekdayFrom(60, "Wednesday")).toBe(true);
    await expect(dueCard(aozora)).toContainText(dayInWords(return_date));
    await expect(page.getByRole("main")).not.toContainText(/遅延|遅れて/);
    await expect(timeline).toContainText(copy.entryDetail.historyReportNotYet);
  });

  await test.step("received: the due date is some bank days after the receipt", async () => {
    const card = dueCard(aozora);
    await card.getByRole("button", { name: copy.report.open }).click();
    await card.getByRole("radio", { name: copy.report.received }).check();
    await expect(card.getByLabel(copy.report.receivedOn, { exact: true })).toHaveValue(readToday());
    await card.getByLabel(copy.report.amount, { exact: true }).fill("420000");
    await card.getByRole("button", { name: copy.report.submit, exact: true }).click();
    await expect(dueCard(aozora)).toContainText(`${copy.handOver.amount}420,000円`);
  });

  await test.step("partly received: that part is due; handed over in parts", async () => {
    await expect(dueCard(aozora)).toContainText(
      new RegExp(`${copy.report.notYetReceived} .+まで　900,000円　照合番号 \\d{7}`),
    );
    await desk(id, "hand-over", { claim: claimOf(aozora), amount: "320000" });
    await openEntry();
    await expect(dueCard(aozora)).toContainText(`${copy.handOver.amount}100,000円`);
    await expect(dueCard(aozora)).toContainText(`${copy.report.handedOver} 320,000円`);
    await desk(id, "hand-over", { claim: claimOf(aozora) });
    await openEntry();
    await expect(dueCard(aozora)).toContainText(`${copy.handOver.amount}900,000円`);
    await desk(id, "hand-over", { claim: claimOf(aozora) });
    await openEntry();
    await expect(dueCard(aozora)).toHaveCount(0);
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(
      copy.claimStatus.returned,
    );
  });

  await test.step("the other payer is insolvent: only received money stays due", async () => {
    const sendReport = async (kind: string, fillMore: () => Promise<void>) => {
      const card = dueCard(oomori);
      await card.getByRole("button", { name: copy.report.open }).click();
      await card.getByRole("radio", { name: kind }).check();
      await fillMore();
      await card.getByRole("button", { name: copy.report.submit, exact: true }).click();
      await expect(card.getByRole("button", { name: copy.report.submit, exact: true })).toBeHidden();
    };
    await sendReport(copy.report.received, () =>
      dueCard(oomori).getByLabel(copy.report.amount, { exact: true }).fill("80000"),
    );
    await sendReport(copy.report.payerInsolvent, async () => {
      await dueCard(oomori)
        .getByLabel(copy.report.insolvency, { exact: true })
        .selectOption(copy.report.bankruptcy);
    });
    await expect(dueCard(oomori)).toContainText(`${copy.handOver.amount}80,000円`);
    await desk(id, "hand-over", { claim: claimOf(oomori), amount: "80000" });
    await openEntry();
    const nothingLeft = page.getByRole("article").filter({ hasText: copy.report.payerInsolventText });
    await expect(nothingLeft).toContainText(oomori);
    await expect(nothingLeft).not.toContainText(copy.handOver.amount);
    await expect(nothingLeft).not.toContainText(copy.handOver.reference);
  });

  await test.step("staff settle the claim, and the entry is closed", async () => {
    await desk(id, "settle", { claim: claimOf(oomori) });
    await desk(id, "close");
    await openEntry();
    await expect(page.getByText(copy.entryStatus.archived, { exact: true }).first()).toBeVisible();
    await expect(timeline).toContainText(copy.entryDetail.historySettle);
    await expect(page.getByRole("article").filter({ hasText: oomori }).last()).toContainText(
      copy.claimStatus.settled,
    );
    await expect(timeline).toContainText(dayInWords(readToday()));
  });

  await test.step("a late receipt from the insolvent payer is reported, due and settled again", async () => {
    await expect(page.getByText(copy.report.settledText({ obliger: oomori }))).toBeVisible();
    await page.getByRole("button", { name: copy.report.openSettled }).click();
    await page.getByLabel(copy.report.amount, { exact: true }).fill("15000");
    await page.getByRole("button", { name: copy.report.submit, exact: true }).click();
    await expect(dueCard(oomori)).toContainText(`${copy.handOver.amount}15,000円`);
    await expect(timeline).toContainText(copy.entryDetail.historyReopen);
    await desk(id, "hand-over", { claim: claimOf(oomori) });
    await desk(id, "settle", { claim: claimOf(oomori) });
    await desk(id, "close");
    await openEntry();
    await expect(dueCard(oomori)).toHaveCount(0);
    await expect(page.getByText(copy.entryStatus.archived, { exact: true }).first()).toBeVisible();
  });
});
