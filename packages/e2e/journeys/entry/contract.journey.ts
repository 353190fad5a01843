import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { claimStatusCopy } from "@kaitori/brand/copy/claim-status";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { entryDetailCopy } from "@kaitori/brand/copy/entry-detail";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { mypageCopy } from "@kaitori/brand/copy/mypage";
import { priceCopy } from "@kaitori/brand/copy/price";
import { expect } from "@playwright/test";
import { agree } from "#support/agree.ts";
import { answerOf } from "#support/by-call.ts";
import { test } from "#support/own-server-test.ts";
import { signIn, withSession } from "#support/sign-in.ts";
import { wordsOf } from "#support/words.ts";
import { ownEntryId } from "./own-entry.ts";

test("B5 R4.21 price, contract, consent: one invoice of two is sold, and the contract is kept", async ({
  page,
}, info) => {
  const words = wordsOf(info, contractCopy);
  const price = wordsOf(info, priceCopy);
  const detail = wordsOf(info, entryDetailCopy);
  await signIn(page, info, { email: "reviewed@demo.example" });
  const id = await ownEntryId(page);
  await page
    .getByRole("link", { name: new RegExp(wordsOf(info, mypageCopy).detailOf({ code: ".*" })) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
  await expect(page.getByText("2,089,450円").first()).toBeVisible();
  await page.getByRole("link", { name: detail.toContract }).click();

  // Both are taken at first; the figures are those of the review, to the yen.
  await expect(page.getByRole("row", { name: words.faceTotal })).toContainText("2,200,000円");
  await expect(page.getByRole("row", { name: new RegExp(`^${price.fee}`) })).toContainText("−110,000円");
  await expect(page.getByRole("row", { name: price.bankCharge })).toContainText("−550円");
  const second = page.getByRole("checkbox", { name: words.chooseThis({ obliger: "大森機械工業株式会社" }) });
  const first = page.getByRole("checkbox", { name: words.chooseThis({ obliger: "株式会社青空建設" }) });
  const consent = page.getByRole("checkbox", { name: words.consent });
  const submit = page.getByRole("button", { name: words.submit });

  // None chosen, nothing to sign.
  await second.uncheck();
  await first.uncheck();
  await expect(page.getByText(words.noneSelected).first()).toBeVisible();
  await expect(submit).toBeHidden();
  await first.check();
  await expect(page.getByText(words.othersCancelled({ obligers: "大森機械工業株式会社" }))).toBeVisible();
  await expect(page.getByRole("row", { name: words.faceTotal })).toContainText("1,320,000円");

  // The contract says what is sold now, and only that.
  await page.getByRole("button", { name: words.read }).click();
  await expect(consent).not.toBeChecked();
  const contract = page.getByRole("region", { name: wordsOf(info, agreementCopy).title });
  await expect(contract).toContainText("株式会社青空建設");
  await expect(contract).not.toContainText("大森機械工業株式会社");
  await expect(contract).toContainText("1,253,450円");

  await submit.click();
  await expect(consent).toHaveAccessibleDescription(new RegExp(wordsOf(info, issuesCopy).consentMissing));
  await consent.check();
  // The explanation has a checkbox of its own beside the consent.
  const read = page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read });
  await submit.click();
  await expect(read).toHaveAccessibleDescription(new RegExp(wordsOf(info, issuesCopy).explanationNotRead));
  await read.check();
  await submit.click();
  await expect(page).toHaveURL(/\/entry\/contract\/complete\/$/);
  await expect(page.getByRole("heading", { level: 1, name: words.doneTitle })).toBeVisible();
  await expect(page.getByText("1,253,450円")).toBeVisible();

  await page.getByRole("link", { name: words.doneAgreement }).click();
  await expect(page).toHaveURL(new RegExp(`/entry/${id}/factoring_service_agreement/$`));
  // Of the contract, of the explanation, and which contract that explains.
  await expect(page.getByText(/[0-9a-f]{64}/)).toHaveCount(3);
  await expect(page.getByText("1,253,450円").first()).toBeVisible();
  await expect(page.getByText(wordsOf(info, agreementCopy).notSigned)).toBeHidden();

  await page.goto(`/entry/detail/${id}/`);
  const sold = page.getByRole("article").filter({ hasText: "大森機械工業株式会社" });
  await expect(sold.getByText(wordsOf(info, claimStatusCopy).cancel)).toBeVisible();
  await page.goto(`/entry/contract/${id}/`);
  await expect(page.getByText(words.contractedTitle)).toBeVisible();
});

test("B5 terms that have changed meanwhile are shown and asked for again", async ({ page }, info) => {
  const words = wordsOf(info, contractCopy);
  await withSession(page, "reviewed@demo.example");
  await page.goto(`/entry/contract/${await ownEntryId(page)}/`);
  const shown = await page.evaluate(
    async (id) => {
      const answer = await fetch(`/api/entries/${id}/contract_terms/`);
      return answer.json();
    },
    await ownEntryId(page),
  );
  const current = {
    ...shown,
    hash: "0".repeat(64),
    text: `${shown.text}\n\n第17条（新しい条文）\n新しい定め。`,
    total: { ...shown.total, deposit_amount: "2000000" },
  };
  let keys: (string | undefined)[] = [];
  await page.route("**/contract/", (route) => {
    keys = [...keys, route.request().headers()["idempotency-key"]];
    return route.fulfill({ status: 409, json: { detail: words.changed, current } });
  });
  const consent = page.getByRole("checkbox", { name: words.consent });
  const read = page.getByRole("checkbox", { name: wordsOf(info, explanationCopy).read });
  await agree(page, info);
  await page.getByRole("button", { name: words.submit }).click();
  const alert = page.getByRole("alert").filter({ hasText: words.changedTitle });
  await expect(alert).toContainText("2,089,450円 → 2,000,000円");
  await expect(alert).toContainText("第17条（新しい条文）");
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole("region", { name: shown.title })).toContainText("新しい定め。");

  await read.check();
  await consent.check();
  await page.getByRole("button", { name: words.submit }).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys.every(Boolean)).toBe(true);
  expect(keys[0]).not.toBe(keys[1]);
});

test("R5.10 an invoice of which nobody says where it is paid is no ready one, and is not contracted", async ({
  page,
}, info) => {
  const words = wordsOf(info, contractCopy);
  await withSession(page, "reviewed@demo.example");
  const id = await ownEntryId(page);
  const entry = await answerOf(page, `entries/${id}/`);
  const [first, ...others] = entry.claims;
  const claims = [{ ...first, receive_payment_account: null }, ...others];
  await page.route(`**/api/entries/${id}/`, (route) => route.fulfill({ json: { ...entry, claims } }));
  await page.goto(`/entry/contract/${id}/`);
  await expect(page.getByText(words.incomplete)).toBeVisible();
  const { claim } = wordsOf(info, invoicesCopy);
  const { bankName } = wordsOf(info, bankAccountCopy);
  const { namedPart } = wordsOf(info, issuesCopy);
  const whole = claim({ number: 1 });
  await expect(page.getByText(namedPart({ whole, part: bankName })).first()).toBeVisible();
  await expect(page.getByRole("button", { name: words.read })).toBeHidden();
});
