import { expect, type Page } from "@playwright/test";
import { weekdayFrom } from "#support/dates.ts";
import { deskOf } from "#support/desk.ts";
import { invoiceFields } from "#support/invoices.ts";
import { mailsTo } from "#support/mailbox.ts";
import type { OwnServer } from "#support/own-server.ts";
import { findFaults, recordFaults } from "#support/page-health.ts";
import { newMailAddress } from "#support/registration.ts";
import { copy, testedBrand } from "#support/words.ts";

export const yen = (amount: number) => `${amount.toLocaleString("ja-JP")}円`;

export const aozora = "株式会社青空建設";
export const oomori = "大森機械工業株式会社";
export const faceValue = 1_320_000;
/** The payer deducts a transfer charge. */
export const scheduledAmount = 1_319_340;
export const desiredAmount = 1_500_000;
/** Fee in yen: 5 % of `scheduledAmount`. The calculator of the top page takes 5 % of the face value instead. */
export const fee = 65_967;
const feeOfFaceValue = 66_000;
/** Five days after this date is a Sunday. */
export const paymentDate = weekdayFrom(35, "Tuesday");

export type Journey = Awaited<ReturnType<typeof startJourney>>;

/** State, locators and checks that all parts of the journey share. */
export async function startJourney(page: Page, server: OwnServer) {
  const { settings } = testedBrand();
  const payout = scheduledAmount - fee - settings.limits.bankCharge;
  const calculatedPayout = faceValue - feeOfFaceValue - settings.limits.bankCharge;
  const { serviceName } = settings;
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const main = page.getByRole("main");
  const desk = await deskOf(server.origin);
  const email = newMailAddress("lifecycle");

  const recording = recordFaults(page);
  const faults: string[] = [];
  const checkPage = async () => faults.push(...(await findFaults(page)));

  const subjects: string[] = [];
  const expectMail = async (subject: string, ...parts: string[]) => {
    subjects.push(subject);
    await expect
      .poll(async () => (await mailsTo(email, server.origin)).map((mail) => mail.subject))
      .toEqual(subjects);
    const { body = "" } = (await mailsTo(email, server.origin)).at(-1) ?? {};
    for (const part of parts) expect(body).toContain(part);
    return body;
  };

  const code = () => receipt.code;
  const receipt = { code: "", id: 0 };
  /** Ids of the claims on the server. */
  const claimIds = { first: 0, second: 0 };
  const toDetail = () => page.getByRole("link", { name: copy.mypage.detailOf({ code: code() }) });
  const card = () => page.getByRole("article").filter({ has: toDetail() });
  const timeline = page.getByRole("list", { name: copy.entryDetail.timeline, includeHidden: true });
  const openMypage = async () => {
    await page.goto("/mypage/");
    await expect(heading(copy.mypage.title)).toBeVisible();
  };
  const openDetail = async () => {
    await openMypage();
    await toDetail().click();
    await expect(page).toHaveURL(new RegExp(`/entry/detail/${receipt.id}/$`));
  };
  /** Expects the entry on my-page and an unread notice about it. */
  const expectOnMypage = async (
    status: string,
    [label, amount]: readonly [label: string, amount: number],
    subject: string,
  ) => {
    await openMypage();
    await expect(card().getByText(status, { exact: true })).toBeVisible();
    await expect(card()).toContainText(`${label}${yen(amount)}`);
    const showAll = page.getByRole("button", { name: copy.inbox.showAll });
    if (await showAll.isVisible()) await showAll.click();
    const notice = page.locator("summary").filter({ hasText: subject.replace(`【${serviceName}】`, "") });
    await expect(notice).toContainText(copy.inbox.unread);
    await notice.click();
    await expect(notice.getByText(copy.inbox.unread)).toBeHidden();
    await checkPage();
  };
  return {
    page,
    server,
    settings,
    /** Parts of the page. */
    onPage: { heading, main, card, timeline, fields: invoiceFields(page) },
    /** The mail address, the amounts, and values from the server. */
    data: { serviceName, email, payout, calculatedPayout, subjects, receipt, code, claimIds },
    desk,
    recording,
    faults,
    checkPage,
    expectMail,
    openMypage,
    openDetail,
    expectOnMypage,
  };
}
