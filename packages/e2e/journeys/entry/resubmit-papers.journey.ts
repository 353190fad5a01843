import { contractCopy } from "@kaitori/brand/copy/contract";
import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { expect } from "@playwright/test";
import { uploadByCall } from "#support/by-call.ts";
import { deskOf } from "#support/desk.ts";
import { test } from "#support/own-server-test.ts";
import { photographedPage } from "#support/papers.ts";
import { giveLicence } from "#support/profile.ts";
import { giveEverything } from "#support/ready-applicant.ts";
import { withSession } from "#support/sign-in.ts";
import { givePaper } from "#support/statements.ts";
import { submitByCall } from "#support/submit-by-call.ts";
import { wordsOf } from "#support/words.ts";

test.use({ environment: { REVIEW: "desk" } });

test(
  "B4 R3.2 R4.9 R4.10 R4.20 statements, financial papers and the identity are handed in again, each in its place; there is no contract before the identity is confirmed",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    const words = wordsOf(info, resubmitCopy);
    const papers = wordsOf(info, fileKindsCopy);
    const identity = wordsOf(info, identityCopy);
    const statements = wordsOf(info, withdrawalsCopy);
    await withSession(page, "no-documents@demo.example");
    await giveEverything(page, info);
    const { id, claims, addfiles } = await submitByCall(page);

    const desk = await deskOf(server);
    const uploadsOf = (wanted: string) =>
      addfiles.flatMap((file: { id: number; kind: string }) => (file.kind === wanted ? [file.id] : []));
    const cover = { subject: "withdrawals_detail", uploads: uploadsOf("passbook_cover_1") };
    await desk(id, "ask-again", { ...cover, reason: "名義が読めません。" });
    const balance = { subject: "financial_statements", uploads: uploadsOf("tb_bs") };
    await desk(id, "ask-again", { ...balance, reason: "下の行が切れています。" });
    await desk(id, "ask-again", { subject: "identity", reason: "裏面が写っていません。" });
    await desk(id, "finish");

    // The account of the statement was typed before, and stands there.
    await page.goto(`/entry/resubmit/${id}/`);
    const account = page.getByRole("region", { name: statements.account({ number: 1 }) });
    await expect(account).toContainText("みずほ銀行");
    await expect(page.getByLabel(words.newPaper({ paper: papers.passbook_details }))).toHaveCount(0);
    await givePaper(account, words.newPaper({ paper: papers.passbook_cover }), ["cover-again.png"]);
    // Of several items the first is open, and its heading opens each of the others.
    const openItem = (name: string) => page.getByRole("heading", { name, exact: true }).click();
    await openItem(papers.financial_statements);
    const ofBalance = page.getByRole("region", { name: papers.financial_statements });
    await givePaper(ofBalance, words.newPaper({ paper: papers.tb_bs }), ["balance-again.png"]);
    await expect(page.getByText(words.incomplete({ count: 1 }))).toBeVisible();

    await openItem(papers.identity);
    await page.getByRole("link", { name: words.identityWay }).click();
    await expect(page.getByText("裏面が写っていません。").first()).toBeVisible();
    await giveLicence(page, info);
    await page.getByRole("button", { name: identity.send }).click();
    await expect(page.getByText(identity.confirming, { exact: true })).toBeVisible();
    await page.goto(`/entry/resubmit/${id}/`);
    await openItem(papers.identity);
    await expect(page.getByText(words.identityDone)).toBeVisible();
    await expect(account.getByText("cover-again.png")).toBeVisible();
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.doneText)).toBeVisible();

    // Papers under review count as given.
    await page.goto("/entry/withdrawal_details/");
    await expect(page.getByText(statements.givenTitle)).toBeVisible();

    await desk(id, "buy", {
      claim: claims[0].id,
      fee_ratio: "0.05",
      reason: "見本の請求書とは別のものです。",
    });
    await desk(id, "finish");
    const contract = wordsOf(info, contractCopy);
    await page.goto(`/entry/contract/${id}/`);
    await expect(page.getByText(contract.identityConfirming)).toBeVisible();
    await expect(page.getByRole("button", { name: contract.submit })).toBeHidden();
    await desk(id, "ask-again-identity", { reason: "裏面が写っていません。" });
    await page.reload();
    await expect(page.getByText(contract.identityMissing)).toBeVisible();
    await expect(page.getByRole("link", { name: contract.identityWay })).toHaveAttribute(
      "href",
      "/profile/#identity",
    );
  },
);

test(
  "B4 an entry of forty photographed pages is handed in again",
  { tag: ["@long", "@one-brand"] },
  async ({ page, server }, info) => {
    test.slow();
    const words = wordsOf(info, resubmitCopy);
    await withSession(page);
    const pages = [];
    for (const kind of ["invoice_1", "additional_doc_1"])
      for (let sheet = 0; sheet < 20; sheet += 1)
        pages.push(await uploadByCall(page, kind, photographedPage(`${kind}.png`)));
    const { id, claims } = await submitByCall(page, pages);
    const desk = await deskOf(server);
    await desk(id, "ask-again", {
      subject: "claim",
      claim: claims[0].id,
      reason: "お取引先の名前が違います。",
    });
    await desk(id, "finish");

    await page.goto(`/entry/resubmit/${id}/`);
    await page.getByLabel(wordsOf(info, invoicesCopy).obliger).fill("株式会社青空建設工業");
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByText(words.doneText)).toBeVisible();
  },
);
