import { expect } from "@playwright/test";
import type { ResponseFormat } from "#spec-server/response-format.ts";
import { agreeToOffer } from "#support/agree.ts";
import { deskOf } from "#support/desk.ts";
import { fillInInvoice, invoiceFields, invoicePath } from "#support/invoices.ts";
import { recordFaults } from "#support/page-health.ts";
import { photograph } from "#support/papers.ts";
import { profileFields, registerButton, uploadLicence } from "#support/profile.ts";
import { fillInRegistration, newMailAddress, registerForm, validPassword } from "#support/registration.ts";
import { fillLogin } from "#support/sign-in.ts";
import { type SpecServerOptions, test } from "#support/spec-server-test.ts";
import { accountPart, nextButton, uploadPaper } from "#support/statements.ts";
import { copy, testedBrand } from "#support/words.ts";

const servers = [
  {
    name: "an API on its own origin, its server level stated in the brand's settings",
    use: { statedServer: { level: 0 }, hasApiHost: true },
    format: {},
    tag: [] as string[],
  },
  {
    name: "an API on the site's origin with a server level that the site detects, and other response formats",
    use: { statedServer: undefined, hasApiHost: false },
    format: {
      unspecifiedResponse: "no content",
      absent: "left out",
      ids: "text",
      decimals: "number",
      claimAccount: "in metadata",
      noEntries: "empty list",
      statusWithoutSession: 401,
    },
    tag: ["@long"],
  },
] satisfies readonly {
  name: string;
  use: Pick<SpecServerOptions, "statedServer" | "hasApiHost">;
  format: Partial<ResponseFormat>;
  tag: string[];
}[];

for (const { name, use, format, tag } of servers) {
  test.describe(name, () => {
    test.use(use);

    test("R1.1 R7.10 B21 a server with only the specified calls: register, submit, resubmit, contract, pay out, close", {
      tag,
    }, async ({ page, spec }) => {
      Object.assign(spec.format, format);
      const recording = recordFaults(page);
      const email = newMailAddress();
      const fields = profileFields(page);

      await page.goto("/register/");
      await fillInRegistration(page, { email });
      await registerForm(page).submit.click();
      await expect(page).toHaveURL(/\/register\/complete\/$/);
      await page.getByRole("link", { name: copy.registerComplete.submit }).click();
      await expect(page).toHaveURL(/\/register\/profile\/$/);

      // The server has no lookup of banks and postcodes.
      await fields.companyName.fill("株式会社金子精工");
      // The toast disappears after seven seconds.
      await expect(page.getByText(copy.unsaved.inMemoryOnce)).toBeVisible();
      await fields.office.zipcode.fill("1440052");
      await fields.office.prefecture.selectOption("東京都");
      await fields.office.city.fill("大田区蒲田");
      await fields.office.building.fill("9-99-9");
      await fields.officePhone.fill("0300000021");
      const field = (label: string) => page.getByLabel(label);
      await field(copy.bankAccount.bankName).fill("みずほ銀行");
      await field(copy.bankAccount.branchName).fill("蒲田支店");
      await page.getByRole("radio", { name: copy.specification.depositTypeOrdinary }).check();
      await fields.accountNumber.fill("1234567");
      await fields.holderName.fill("カ）カネコセイコウ");
      await fields.lastName.fill("金子");
      await fields.firstName.fill("みさき");
      await uploadLicence(page);
      await fields.owner.zipcode.fill("1440052");
      await fields.owner.prefecture.selectOption("東京都");
      await fields.owner.city.fill("大田区蒲田");
      await fields.owner.building.fill("9-99-10");
      await fields.ownerPhone.fill("09000000021");
      await registerButton(page).click();
      await expect(page).toHaveURL(/\/entry\/withdrawal_details\/$/);

      const account = accountPart(page, 1);
      await expect(account.part.getByLabel(copy.bankAccount.bankName)).toHaveValue("みずほ銀行");
      await expect(account.number).toHaveValue("1234567");
      await uploadPaper(account.part, copy.fileKinds.passbook_cover, ["cover.png"]);
      await uploadPaper(account.part, copy.fileKinds.passbook_details, ["july.png"]);
      await nextButton(page).click();
      await expect(page).toHaveURL(/\/entry\/$/);

      await page.getByRole("radio", { name: copy.financials.canSubmitCorporateNo }).check();
      await uploadPaper(page, copy.fileKinds.tb_pl, ["pl.png"]);
      await uploadPaper(page, copy.fileKinds.tb_bs, ["bs.png"]);
      await nextButton(page).click();
      await expect(page).toHaveURL(new RegExp(`${invoicePath}$`));

      await fillInInvoice(page, { obliger: "株式会社空見商店", amount: "1100000" });
      const invoice = invoiceFields(page);
      await invoice.desired.fill("900000");
      await invoice.purpose.fill("材料の仕入れ");
      await invoice.submit.click();
      await page.getByRole("button", { name: copy.entryCheck.submit }).click();
      await expect(page).toHaveURL(/\/entry\/complete\/$/);
      await expect(page.getByRole("heading", { level: 1, name: copy.entryComplete.title })).toBeVisible();

      const readEntry = () =>
        page.evaluate(
          async (api) => (await (await fetch(`${api}/api/entries/`, { credentials: "include" })).json())[0],
          use.hasApiHost ? `http://api.${new URL(page.url()).host}` : "",
        );
      const entry = await readEntry();
      expect(entry.claims).toHaveLength(1);
      expect(entry.addfiles).toHaveLength(4);

      const desk = await deskOf(spec.reference.origin);
      const id = Number(entry.id);
      // The desk names one paper; the page asks for the whole set, by the specification's name.
      const isDetails = ({ kind }: { kind: string }) => kind.startsWith("passbook_details");
      const uploads = entry.addfiles.filter(isDetails).map((paper: { id: unknown }) => Number(paper.id));
      await desk(id, "ask-again", {
        subject: "withdrawals_detail",
        uploads,
        reason: "9月分が読めません。",
      });
      expect(uploads).toHaveLength(1);
      await desk(id, "finish");
      await page.goto(`/entry/detail/${id}/`);
      await expect(page.getByText("9月分が読めません。").first()).toBeVisible();
      await page.getByRole("link", { name: copy.entryDetail.toResubmit }).click();
      await page
        .locator("input[type=file]")
        .first()
        .setInputFiles([photograph("september.png")]);
      await expect(page.getByText(copy.resubmit.complete)).toBeVisible();
      await page.getByRole("button", { name: copy.resubmit.submit }).click();
      await expect(page).toHaveURL(new RegExp(`/entry/detail/${id}/$`));
      await expect(page.getByText(copy.entryStatus.underReview, { exact: true }).first()).toBeVisible();

      // The desk reviews the entry and the user's identity.
      const { entry: inReview, identity_files: identity } = await desk.read(id);
      for (const file of identity) await desk.open(file.id);
      await desk(id, "accept-identity");
      await desk(id, "buy", { claim: inReview.claims[0].id, fee_ratio: "0.05" });
      await desk(id, "finish");
      await page.goto(`/entry/contract/${id}/`);
      const price = 1_045_000 - testedBrand().settings.limits.bankCharge;
      await expect(page.getByText(`${price.toLocaleString("ja-JP")}円`).first()).toBeVisible();
      await agreeToOffer(page);
      await expect(page.getByText(copy.contract.agreementLead)).toBeVisible();
      // This server sends no PDF of the contract.
      await expect(page.getByText(copy.contract.agreementAsPdf)).toHaveCount(0);
      await page.getByRole("button", { name: copy.contract.submit }).click();
      await expect(page).toHaveURL(/\/entry\/contract\/complete\/$/);
      expect(Number((await readEntry()).status)).toBe(4);

      await page.goto(`/entry/${id}/factoring_service_agreement/`);
      await expect(page.getByText("株式会社空見商店").first()).toBeVisible();

      await desk(id, "pay-out");
      await page.goto("/mypage/");
      await expect(page.getByText(copy.entryStatus.transferred, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(copy.mypage.returnTitle)).toBeVisible();
      await expect(page.getByText(copy.handOver.reference)).toHaveCount(0);

      await desk(id, "hand-over", { claim: inReview.claims[0].id });
      await desk(id, "close");
      await page.goto(`/entry/detail/${id}/`);
      await expect(page.getByText(copy.entryStatus.archived, { exact: true }).first()).toBeVisible();

      await page.goto("/mypage/");
      await page.getByRole("button", { name: copy.layout.logout }).click();
      await expect(page).toHaveURL(/\/login\/$/);
      await fillLogin(page, { email, password: "another password" });
      await expect(page.getByLabel(copy.fields.password, { exact: true })).toHaveAccessibleDescription(
        /パスワード/,
      );
      await fillLogin(page, { email, password: validPassword });
      await expect(page).toHaveURL(/\/mypage\/$/);

      expect(recording.faults.filter((fault) => !/status of (?:401|404)/.test(fault))).toEqual([]);
    });
  });
}
