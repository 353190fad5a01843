import { activationCopy } from "@kaitori/brand/copy/activation";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { entryCompleteCopy } from "@kaitori/brand/copy/entry-complete";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { financialsCopy } from "@kaitori/brand/copy/financials";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { inboxCopy } from "@kaitori/brand/copy/inbox";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { mailCopy } from "@kaitori/brand/copy/mail";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { noticesCopy } from "@kaitori/brand/copy/notices";
import { preEntryCopy } from "@kaitori/brand/copy/pre-entry";
import { priceCopy } from "@kaitori/brand/copy/price";
import { profileRegisterCopy } from "@kaitori/brand/copy/profile-register";
import { readinessCopy } from "@kaitori/brand/copy/readiness";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { topCopy } from "@kaitori/brand/copy/top";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { dayInWords, todayInTokyo, weekdayFrom } from "../../support/dates.ts";
import { deskOf } from "../../support/desk.ts";
import { fillInInvoice, invoiceFields, untilDraftKept } from "../../support/invoices.ts";
import { linkMailedTo, mailsTo } from "../../support/mailbox.ts";
import type { OwnServer } from "../../support/own-server.ts";
import { test } from "../../support/own-server-test.ts";
import { faultsOfShown, hearFaults } from "../../support/page-health.ts";
import { photograph } from "../../support/papers.ts";
import { newAddress } from "../../support/people.ts";
import {
  fillInAccount,
  fillInCompany,
  fillInOwner,
  giveLicence,
  profileFields,
  registerButton,
  toPerson,
} from "../../support/profile.ts";
import { answerPreEntry, fillInRegistration, registerForm } from "../../support/registration.ts";
import { accountPart, givePaper, nextButton } from "../../support/statements.ts";
import { brandOf, wordsOf } from "../../support/words.ts";

// People decide; the judge of accessibility is for newer browsers.
test.use({ environment: { REVIEW: "desk" }, isOlder: false });

const yen = (amount: number) => `${amount.toLocaleString("ja-JP")}円`;

const aozora = "株式会社青空建設";
const oomori = "大森機械工業株式会社";
const face = 1_320_000;
/** What will arrive: the payer takes off a charge. */
const scheduled = 1_319_340;
const desired = 1_500_000;
/** Five percent of what will arrive; the calculator knows only the face value. */
const fee = 65_967;
const feeOfFace = 66_000;
/** With it five days of grace end on a Sunday. */
const paymentDate = weekdayFrom(35, 2);

const title =
  "R1.1 R1.4 R4.14 R4.20 R4.21 B4 B5 B6 B8 the whole way of a company, from the first visit to its second application";

test(title, ({ page, server }, info) => wholeWay(page, server, info));
test(`${title}, in every brand`, { tag: "@long" }, ({ page, server }, info) => wholeWay(page, server, info));

/** Everything that the applicant does is done in the browser; the desk acts by its calls. */
async function wholeWay(page: Page, server: OwnServer, info: TestInfo) {
  test.setTimeout(900_000);
  const { settings } = brandOf(info);
  const received = scheduled - fee - settings.limits.bankCharge;
  const calculated = face - feeOfFace - settings.limits.bankCharge;
  const { serviceName } = settings;
  const mail = wordsOf(info, mailCopy);
  const papers = wordsOf(info, fileKindsCopy);
  const statuses = wordsOf(info, entryStatusCopy);
  const claimStatuses = wordsOf(info, claimStatusCopy);
  const mypage = wordsOf(info, mypageCopy);
  const detail = wordsOf(info, entryDetailCopy);
  const handOver = wordsOf(info, handOverCopy);
  const price = wordsOf(info, priceCopy);
  const inbox = wordsOf(info, inboxCopy);
  const invoices = wordsOf(info, invoicesCopy);
  const fields = invoiceFields(page, info);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const main = page.getByRole("main");
  const desk = await deskOf(server);
  const email = newAddress("whole-way");
  const today = todayInTokyo();

  const heard = hearFaults(page);
  const faults: string[] = [];
  const look = async () => faults.push(...(await faultsOfShown(page)));

  const subjects: string[] = [];
  const mailed = async (subject: string, ...parts: string[]) => {
    subjects.push(subject);
    await expect
      .poll(async () => (await mailsTo(email, server.origin)).map((one) => one.subject))
      .toEqual(subjects);
    const { body = "" } = (await mailsTo(email, server.origin)).at(-1) ?? {};
    for (const part of parts) expect(body).toContain(part);
    return body;
  };

  const code = () => receipt.code;
  const receipt = { code: "", id: 0 };
  const card = () => page.getByRole("article").filter({ hasText: code() });
  const timeline = page.getByRole("list", { name: detail.timeline });
  const openMypage = async () => {
    await page.goto("/mypage/");
    await expect(heading(mypage.title)).toBeVisible();
  };
  const openDetail = async () => {
    await openMypage();
    await card()
      .getByRole("link", { name: mypage.detailOf({ code: code() }) })
      .click();
    await expect(page).toHaveURL(new RegExp(`/entry/detail/${receipt.id}/$`));
  };
  /** What my-page says of the entry, and the newest notice, which has not been read. */
  const seenOnMypage = async (
    status: string,
    sum: readonly [label: string, amount: number],
    subject: string,
  ) => {
    await openMypage();
    await expect(card().getByText(status, { exact: true })).toBeVisible();
    await expect(card()).toContainText(`${sum[0]}${yen(sum[1])}`);
    const notice = page.locator("summary").filter({ hasText: subject.replace(`【${serviceName}】`, "") });
    await expect(notice).toContainText(inbox.unread);
    await notice.click();
    await expect(notice.getByText(inbox.unread)).toBeHidden();
    await look();
  };

  await test.step("a visitor reads what an invoice brings, to the yen, and goes to the registration", async () => {
    const words = wordsOf(info, topCopy);
    await page.goto("/");
    await page.getByLabel(words.priceFace).fill("132万");
    await page.getByLabel(words.priceRatio).fill("50");
    await expect(page.getByText(yen(calculated), { exact: true })).toBeVisible();
  });

  await test.step("R6.1 C1 a visitor takes the short check before the registration", async () => {
    const words = wordsOf(info, preEntryCopy);
    await page.goto("/register/pre_entry/");
    await answerPreEntry(page, info, [true, true, true, false]);
    await expect(heading(words.passedTitle)).toBeVisible();
    await look();
    await page.getByRole("link", { name: words.registerButton }).click();
    await expect(page).toHaveURL(/\/register\/$/);
  });

  await test.step("the visitor registers, and the address is confirmed by the mail", async () => {
    const words = wordsOf(info, topCopy);
    await page.goto("/");
    await page.getByLabel(words.priceFace).fill("132万");
    await page.getByRole("link", { name: words.priceButton }).click();
    await expect(page).toHaveURL(/\/register\/$/);
    await fillInRegistration(page, info, { email });
    await look();
    await registerForm(page, info).submit.click();
    await expect(page.getByText(wordsOf(info, activationCopy).sent({ email }))).toBeVisible();
    await look();
    await mailed(mail.activationSubject({ serviceName }));
    await page.goto(await linkMailedTo(email, info, mail.activationSubject({ serviceName }), server.origin));
    // What the visitor answered is not asked again.
    await expect(heading(wordsOf(info, profileRegisterCopy).businessTitle)).toBeVisible();
    await expect(page.getByText(wordsOf(info, noticesCopy).preEntryPassed)).toBeVisible();
    await look();
    await mailed(mail.registeredSubject({ serviceName }));
  });

  await test.step("who has not given a name yet is greeted without one", async () => {
    await openMypage();
    await expect(page.getByText(/^\s*(?:さま|さん|様)/)).toHaveCount(0);
  });

  await test.step("R6.1 C1 what the visitor answered is not asked again", async () => {
    const words = wordsOf(info, preEntryCopy);
    await page.goto("/pre_entry/result/");
    await expect(heading(words.passedTitle)).toBeVisible();
    await look();
    await page.getByRole("link", { name: words.passedButton }).click();
  });

  await test.step("profile, identity documents and the account to be paid on", async () => {
    const profile = profileFields(page, info);
    await fillInCompany(page, info);
    await fillInAccount(page, info);
    await toPerson(page, info);
    await profile.lastName.fill("金子");
    await profile.firstName.fill("みさき");
    await giveLicence(page, info);
    await fillInOwner(page, info);
    await look();
    await registerButton(page, info).click();
    await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
  });

  await test.step("my-page greets by name and says that two kinds of papers are missing", async () => {
    const words = wordsOf(info, readinessCopy);
    await openMypage();
    await expect(page.getByText(mypage.greeting({ name: "金子 みさき" }))).toBeVisible();
    await expect(page.getByText(words.left({ count: 3 }))).toBeVisible();
    await look();
    await page.getByRole("link", { name: mypage.newEntry, exact: true }).click();
    await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);
  });

  const account = accountPart(page, info, 1);
  await test.step("withdrawal statements of an account", async () => {
    // The account of the profile is not asked for again.
    await expect(account.bankName).toHaveValue("みずほ銀行");
    await expect(account.number).toHaveValue("1234567");
    await givePaper(account.part, papers.passbook_cover, ["cover.png"]);
    await look();
    // What is kept is counted at once, for the list of what is missing.
    const counted = page.waitForResponse("**/api/readiness/", { timeout: 5000 }).catch(() => undefined);
    const kept = untilDraftKept(page, "passbook_details_1");
    await givePaper(account.part, papers.passbook_details, ["july-to-november.png"]);
    await kept;
    await counted;
  });

  await test.step("the form stays until the person says that it is done", async () => {
    await expect(heading(wordsOf(info, withdrawalsCopy).title)).toBeVisible();
    await expect(account.number).toHaveValue("1234567");
    await expect(account.complete).toBeVisible();
  });

  await test.step("financial statements", async () => {
    const words = wordsOf(info, financialsCopy);
    await nextButton(page, info).click();
    await expect(page).toHaveURL(/\/entry\/$/);
    await page.getByRole("radio", { name: words.canSubmitCorporateYes }).check();
    await givePaper(page, words.set, ["accounts.png"]);
    await look();
    await nextButton(page, info).click();
    await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
  });

  await test.step("A10 the amount of the calculator stands in the first invoice", async () => {
    await expect(fields.amount).toHaveValue("1,320,000");
  });

  await test.step("two invoices", async () => {
    await fields.obliger.pressSequentially("青空建設");
    await page.getByRole("option", { name: new RegExp(aozora) }).click();
    await fields.amount.fill(String(face));
    await fields.scheduled.fill(String(scheduled));
    await fields.paymentDate.fill(paymentDate);
    await expect(page.getByText(invoices.ownAccount)).toBeVisible();
    await expect(fields.fixedDebt).toBeChecked();
    await expect(fields.bankTransfer).toBeChecked();
    await fields.holderName.fill("ｶ)ｱｵｿﾞﾗｹﾝｾﾂ");
    await fields.fixedDebt.check();
    await fields.bankTransfer.check();
    await fields.invoiceFiles.setInputFiles([photograph("aozora.png")]);
    await expect(page.getByText("アップロード済み")).toBeVisible();
    await look();
    await fields.close.click();
    await fields.add.click();
    await fillInInvoice(page, info, { obliger: oomori, amount: "880000", days: 55 });
    await fields.desired.fill(String(desired));
    await fields.purpose.fill("材料の仕入れ");
    await fields.submit.click();
  });

  await test.step("B6 the check repeats every answer, and nothing has been submitted yet", async () => {
    const words = wordsOf(info, entryCheckCopy);
    await expect(heading(words.title)).toBeVisible();
    for (const text of [yen(face), yen(scheduled), yen(880_000), yen(2_200_000), yen(desired)])
      await expect(main).toContainText(text);
    for (const text of [
      aozora,
      oomori,
      dayInWords(paymentDate),
      "カ）アオゾラケンセツ",
      "aozora.png",
      "材料の仕入れ",
    ])
      await expect(main).toContainText(text);
    await look();
    expect(await mailsTo(email, server.origin)).toHaveLength(subjects.length);
  });

  await test.step("submitted: the receipt, the mail, my-page and the history say the same", async () => {
    const words = wordsOf(info, entryCompleteCopy);
    await page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit }).click();
    await expect(heading(words.title)).toBeVisible();
    receipt.code = (await page.getByText(/^\d{8}-[0-9A-Z]{6}$/).textContent()) ?? "";
    await expect(main).toContainText(yen(desired));
    await look();
    await page.getByRole("link", { name: words.detail }).click();
    await page.waitForURL(/\/entry\/detail\/\d+\/$/);
    receipt.id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
    await expect(timeline.getByRole("listitem")).toContainText([detail.historySubmit]);
    await expect(main).toContainText(`${detail.createdAt}${dayInWords(today)}`);
    await look();
    const subject = mail.submitSubject({ serviceName, code: code() });
    await mailed(subject, code(), yen(desired), "請求書　　2");
    await seenOnMypage(statuses.underReview, [price.desired, desired], subject);
  });

  await test.step("R4.14 while it is under review there is no other application", async () => {
    await expect(page.getByRole("link", { name: mypage.newEntry, exact: true })).toBeHidden();
    await page.goto("/entry/entry_invoice/");
    await expect(page.getByText(wordsOf(info, blockersCopy).hasPreContractEntry).first()).toBeVisible();
    await look();
  });

  const unreadable = "請求書の期日が読めません。";
  const torn = "通帳の表紙の名義が写っていません。";
  const paperOf = { first: 0, second: 0 };
  await test.step("the desk gives back one invoice and the cover of the passbook", async () => {
    const { entry } = await desk.read(receipt.id);
    const claimOf = (obliger: string) =>
      entry.claims.find((claim: { obliger_company_name: string }) => claim.obliger_company_name === obliger)
        .id;
    paperOf.first = claimOf(aozora);
    paperOf.second = claimOf(oomori);
    const cover = entry.addfiles.find(({ kind }: { kind: string }) => kind === "passbook_cover_1").id;
    await desk(receipt.id, "ask-again", { subject: "invoice", claim: paperOf.second, reason: unreadable });
    await desk(receipt.id, "ask-again", { subject: "withdrawals_detail", uploads: [cover], reason: torn });
    await desk(receipt.id, "finish");
    const subject = mail.askAgainSubject({ serviceName, code: code() });
    await mailed(subject, unreadable, torn);
    await seenOnMypage(statuses.inadequate, [price.desired, desired], subject);
  });

  await test.step("B4 only what was given back is asked for, with its reason, and sent again", async () => {
    const words = wordsOf(info, resubmitCopy);
    await openDetail();
    await expect(main).toContainText(unreadable);
    await expect(main).toContainText(torn);
    await look();
    await page.getByRole("link", { name: detail.toResubmit }).click();
    const invoice = page.getByRole("region", {
      name: detail.inadequateOf({ paper: papers.invoice, obliger: oomori }),
    });
    await expect(invoice).toContainText(unreadable);
    await expect(page.getByText(aozora, { exact: true })).toHaveCount(0);
    await expect(page.getByLabel(words.newPaper({ paper: papers.passbook_details }))).toHaveCount(0);
    await givePaper(invoice, words.newPaper({ paper: papers.invoice }), ["oomori-again.png"]);
    await givePaper(page, words.newPaper({ paper: papers.passbook_cover }), ["cover-again.png"]);
    await expect(page.getByText(words.complete)).toBeVisible();
    await look();
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.doneText)).toBeVisible();
    await expect(timeline.getByRole("listitem")).toContainText([
      detail.historyResubmit,
      detail.historyAskAgain,
      detail.historySubmit,
    ]);
    await expect(main).toContainText("oomori-again.png");
    const subject = mail.resubmitSubject({ serviceName, code: code() });
    await mailed(subject);
    await seenOnMypage(statuses.underReview, [price.desired, desired], subject);
  });

  const note = "社内メモ：大森は取引の実績が確かめられない。";
  await test.step("the desk buys one invoice and refuses the other", async () => {
    await desk(receipt.id, "buy", {
      claim: paperOf.first,
      fee_ratio: "0.05",
      reason: "見本の請求書とは別のものです。",
    });
    await desk(receipt.id, "refuse", { claim: paperOf.second, note });
  });

  await test.step("what is decided before the review is finished is not shown yet", async () => {
    await openDetail();
    await expect(heading(detail.title)).toBeVisible();
    await expect(main.getByText(claimStatuses.canBuy, { exact: true })).toBeHidden();
    await expect(main).not.toContainText(yen(received));
  });

  await test.step("the offer: what arrives, until when it stands, and which invoice is not bought", async () => {
    await desk(receipt.id, "finish");
    const subject = mail.offerSubject({ serviceName, code: code() });
    await mailed(subject);
    await seenOnMypage(statuses.reviewed, [price.received, received], subject);
    await openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(claimStatuses.canBuy);
    await expect(page.getByRole("article").filter({ hasText: oomori })).toContainText(
      claimStatuses.cannotBuy,
    );
    await expect(main).toContainText(yen(received));
    await look();
  });

  await test.step("what the desk notes for itself is not shown to the applicant", async () => {
    await expect(heading(detail.title)).toBeVisible();
    await expect(main).not.toContainText(note);
  });

  const contract = wordsOf(info, contractCopy);
  await test.step("R4.20 it cannot be signed before the identity is confirmed", async () => {
    await page.getByRole("link", { name: detail.toContract }).click();
    await expect(page.getByText(contract.identityConfirming)).toBeVisible();
    await expect(page.getByRole("button", { name: contract.submit })).toBeHidden();
    await look();
    const { identity_files: files } = await desk.read(receipt.id);
    for (const { id } of files) await desk.open(id);
    await desk(receipt.id, "accept-identity");
    await mailed(mail.identityConfirmedSubject({ serviceName }));
  });

  await test.step("B5 the price before the consent, to the yen, and the contract that is kept", async () => {
    await page.reload();
    const row = (name: string | RegExp) => page.getByRole("row", { name });
    await expect(row(contract.faceTotal)).toContainText(yen(face));
    await expect(row(new RegExp(`^${price.fee}`))).toContainText(`−${yen(fee)}`);
    await expect(row(price.bankCharge)).toContainText(`−${yen(settings.limits.bankCharge)}`);
    await expect(main).toContainText(new RegExp(`${contract.receivedTotal}.*${yen(received)}`));
    const text = page.getByRole("region", { name: wordsOf(info, agreementCopy).title });
    await expect(text).toContainText(yen(received));
    await expect(text).not.toContainText(oomori);
    await look();
    await page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read }).check();
    await page.getByRole("checkbox", { name: contract.consent }).check();
    await page.getByRole("button", { name: contract.submit }).click();
    await expect(heading(contract.doneTitle)).toBeVisible();
    await expect(main).toContainText(yen(received));
    await look();
    await page.getByRole("link", { name: contract.doneAgreement }).click();
    await expect(page.getByText(/[0-9a-f]{64}/).first()).toBeVisible();
    await expect(main).toContainText(yen(received));
    await look();
    const subject = mail.contractSubject({ serviceName, code: code() });
    await mailed(subject, yen(received));
    await seenOnMypage(statuses.contracted, [price.received, received], subject);
  });

  await test.step("paid: the sum, and what is to be handed over until when", async () => {
    await desk(receipt.id, "pay-out");
    const subject = mail.payOutSubject({ serviceName, code: code() });
    await mailed(subject, yen(received));
    await seenOnMypage(statuses.transferred, [price.received, received], subject);
    const owed = page.getByRole("article").filter({ hasText: handOver.amount });
    await expect(owed).toContainText(aozora);
    await expect(owed).toContainText(yen(scheduled));
    await openDetail();
    await expect(main).toContainText(statuses.transferredNext);
    await expect(main).toContainText(`${detail.transferredAt}${dayInWords(today)}`);
    await look();
  });

  await test.step("B1 the page says on which account, by when and under which number the money is handed over", async () => {
    const due = page.getByRole("article").filter({ hasText: handOver.amount });
    await expect(due).toContainText(new RegExp(`${handOver.reference}\\d{7,}`));
    const { number, holder, bankName } = settings.returnAccount;
    for (const part of [number, holder, bankName]) await expect(main).toContainText(part);
    const download = page.waitForEvent("download");
    await due.getByRole("button", { name: handOver.calendar }).click();
    expect((await download).suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
    await due.getByRole("button", { name: new RegExp(handOver.reference) }).click();
    await expect(due.getByRole("button", { name: new RegExp(handOver.reference) })).toHaveText(
      "コピーしました",
    );
  });

  await test.step("the last day to hand over is a day on which banks work", async () => {
    const line = main.getByText(/までに、次の代金を/);
    await expect(line).toBeVisible();
    await expect(line).not.toContainText(/（[土日]）/);
  });

  const claimReturned = mail.handOverSubject({ serviceName, code: code() });
  await test.step("the money has been handed over", async () => {
    await desk(receipt.id, "hand-over", { claim: paperOf.first });
    await mailed(claimReturned, aozora);
    await seenOnMypage(statuses.transferred, [price.received, received], claimReturned);
    await expect(page.getByRole("article").filter({ hasText: handOver.amount })).toHaveCount(0);
    await openDetail();
    await expect(page.getByRole("article").filter({ hasText: aozora })).toContainText(claimStatuses.returned);
  });

  await test.step("with everything handed over the page does not ask for it any more", async () => {
    await expect(heading(detail.title)).toBeVisible();
    await expect(main).not.toContainText(statuses.transferredNext);
  });

  await test.step("the mail names the sum that the page had asked for", async () => {
    const { body } = (await mailsTo(email, server.origin)).at(-1) ?? {};
    expect(body).toContain(yen(scheduled));
  });

  await test.step("closed: everything that happened stands in the history", async () => {
    await desk(receipt.id, "close");
    const subject = mail.closeSubject({ serviceName, code: code() });
    await mailed(subject);
    await seenOnMypage(statuses.archived, [price.received, received], subject);
    await openDetail();
    await expect(timeline.getByRole("listitem")).toContainText([
      detail.historyClose,
      detail.historyHandOver,
      detail.historyPayOut,
      detail.historyContract,
      detail.historyOffer,
      detail.historyResubmit,
      detail.historyAskAgain,
      detail.historySubmit,
    ]);
    await look();
  });

  await test.step("R4.10 R4.14 the second application needs only its invoice", async () => {
    const first = code();
    await page.getByRole("link", { name: detail.newEntry }).click();
    await page.getByRole("link", { name: mypage.newEntry, exact: true }).click();
    await expect(page).toHaveURL(/\/entry\/entry_invoice\/$/);
    await expect(fields.obliger).toHaveValue("");
    await page.getByText(invoices.previousObligers).click();
    await page.getByRole("button", { name: invoices.usePreviousOf({ name: aozora }) }).click();
    await fields.showNumber.click();
    await expect(page.getByText("1234567")).toBeVisible();
    await fields.amount.fill("770000");
    await fields.scheduled.fill("770000");
    await fields.paymentDate.fill(weekdayFrom(40, 3));
    await fields.fixedDebt.check();
    await fields.bankTransfer.check();
    await fields.invoiceFiles.setInputFiles([photograph("second.png")]);
    await expect(page.getByText("アップロード済み")).toBeVisible();
    await fields.desired.fill("700000");
    await fields.purpose.fill("外注費");
    await fields.submit.click();
    await page.getByRole("button", { name: wordsOf(info, entryCheckCopy).submit }).click();
    await expect(heading(wordsOf(info, entryCompleteCopy).title)).toBeVisible();
    receipt.code = (await page.getByText(/^\d{8}-[0-9A-Z]{6}$/).textContent()) ?? "";
    expect(code()).not.toBe(first);
    const subject = mail.submitSubject({ serviceName, code: code() });
    await mailed(subject, yen(700_000), "請求書　　1");
    await seenOnMypage(statuses.underReview, [price.desired, 700_000], subject);
    await expect(page.getByRole("article").filter({ hasText: first })).toContainText(statuses.archived);
  });

  expect([...heard.faults, ...faults]).toEqual([]);
}
