import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { reportCopy } from "@kaitori/brand/copy/report";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { agree } from "#support/agree.ts";
import { dayInWords } from "#support/dates.ts";
import { deskOf } from "#support/desk.ts";
import { mailsTo } from "#support/mailbox.ts";
import type { OwnServer } from "#support/own-server.ts";
import { test } from "#support/own-server-test.ts";
import { signIn } from "#support/sign-in.ts";
import { brandOf, wordsOf } from "#support/words.ts";
import { ownEntryId } from "./own-entry.ts";

test.use({ environment: { REVIEW: "desk" } });

const title =
  "B5 B11 B12 contracted, paid, reminded on the day, received, handed over in part, then the rest, and closed";
const email = "reviewed@demo.example";
const aozora = "株式会社青空建設";

test(title, { tag: "@long" }, ({ page, server }, info) => contractToClose(page, server, info));

async function contractToClose(page: Page, server: OwnServer, info: TestInfo) {
  test.setTimeout(600_000);
  const contract = wordsOf(info, contractCopy);
  const handOver = wordsOf(info, handOverCopy);
  const report = wordsOf(info, reportCopy);
  const detail = wordsOf(info, entryDetailCopy);
  const mail = wordsOf(info, mailCopy);
  const { settings } = brandOf(info);
  const main = page.getByRole("main");
  const due = page.getByRole("article").filter({ hasText: handOver.reference }).filter({ hasText: aozora });
  const timeline = page.getByRole("list", { name: detail.timeline, includeHidden: true });
  let desk = await deskOf(server);
  await signIn(page, info, { email });
  const id = await ownEntryId(page);
  const open = () => page.goto(`/entry/detail/${id}/`);
  const known = { claim: 0, day: "", code: "" };

  await test.step("contracted: one invoice of two, and the page names account, sum, reference and last day", async () => {
    await page.goto(`/entry/contract/${id}/`);
    await page
      .getByRole("checkbox", { name: contract.chooseThis({ obliger: "大森機械工業株式会社" }) })
      .uncheck();
    await agree(page, info);
    await page.getByRole("button", { name: contract.submit }).click();
    await expect(page.getByRole("heading", { level: 1, name: contract.doneTitle })).toBeVisible();
    const { entry } = await desk.read(id);
    const sold = entry.claims.find(
      (one: { obliger_company_name: string }) => one.obliger_company_name === aozora,
    );
    Object.assign(known, { claim: sold.id, day: sold.return_date, code: entry.code });
    await expect(due).toContainText("1,320,000円");
    await expect(due).toContainText(dayInWords(known.day));
    await expect(main).toContainText(settings.returnAccount.number);
    await due.getByRole("button", { name: new RegExp(handOver.reference) }).click();
    await expect(due.getByRole("button", { name: new RegExp(handOver.reference) })).toHaveText(
      "コピーしました",
    );
  });

  await test.step("paid", async () => {
    await desk(id, "pay-out");
    await open();
    await expect(timeline).toContainText(detail.historyPayOut);
  });

  await test.step("on the last day a mail and a notice remind, once, and the page asks", async () => {
    await server.startAt(new Date(`${known.day}T10:00:00+09:00`));
    desk = await deskOf(server);
    await page.clock.setSystemTime(server.now());
    await page.context().clearCookies();
    await signIn(page, info, { email });
    const subject = mail.handOverTodaySubject({ serviceName: settings.serviceName, code: known.code });
    const reminders = async () =>
      (await mailsTo(email, server.origin)).filter((one) => one.subject === subject).length;
    await expect.poll(reminders).toBe(1);
    await page.reload();
    const notice = page
      .locator("summary")
      .filter({ hasText: subject.replace(`【${settings.serviceName}】`, "").split("（")[0] ?? "" });
    await expect(notice).toBeVisible();
    await notice.click();
    await expect(page.getByText(settings.returnAccount.number).first()).toBeVisible();
    await open();
    await expect(due).toContainText(report.awaitingReportText);
    expect(await reminders()).toBe(1);
  });

  await test.step("the seller has received it", async () => {
    await due.getByRole("radio", { name: report.received }).check();
    await due.getByRole("button", { name: report.submit, exact: true }).click();
    await expect(due).toContainText(report.receivedText);
  });

  await test.step("handed over in part, then the rest, and closed", async () => {
    await desk(id, "hand-over", { claim: known.claim, amount: "320000" });
    await open();
    await expect(due).toContainText("1,000,000円");
    await expect(due).toContainText(`${report.handedOver} 320,000円`);
    await desk(id, "hand-over", { claim: known.claim });
    await desk(id, "close");
    await open();
    await expect(due).toHaveCount(0);
    await expect(
      page.getByText(wordsOf(info, entryStatusCopy).archived, { exact: true }).first(),
    ).toBeVisible();
    for (const happened of [detail.historyHandOverPart, detail.historyHandOver, detail.historyClose])
      await expect(timeline).toContainText(happened);
  });
}
