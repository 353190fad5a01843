import type { Page, TestInfo } from "@playwright/test";
import { photograph } from "./papers.ts";
import { registerAndActivate } from "./registration.ts";

/** A corporation with an account of its own, ready to enter: everything before the invoices is given by call. */
export async function readyApplicant(page: Page, info: TestInfo): Promise<string> {
  const email = await registerAndActivate(page, info);
  const pictures = Array.from({ length: 5 }, () => photograph("paper.png").buffer.toString("base64"));
  await page.evaluate(giveEverything, { pictures, profile });
  return email;
}

const profile = {
  company_name: "株式会社山本工作所",
  last_name: "山本",
  first_name: "はるか",
  office_phone: "0300000021",
  office_zipcode: "1440052",
  office_prefecture: "東京都",
  office_city: "大田区蒲田",
  office_building_number: "9-99-10",
  owner_phone: "09000000021",
  owner_zipcode: "1440052",
  owner_prefecture: "東京都",
  owner_city: "大田区蒲田",
  owner_building_number: "9-99-10",
  sector: "manufacturing",
  business_summary: "金属部品の切削加工",
  bank_account: {
    bank_name: "みずほ銀行",
    branch_name: "蒲田支店",
    deposit_type: "checking",
    bank_account_number: "7654321",
    account_holder_name: "カ）ヤマモトコウサクシヨ",
  },
};

/** Runs in the page, whose session and token the calls need. */
async function giveEverything({ pictures, profile }: { pictures: string[]; profile: object }) {
  const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? "";
  const ask = async (method: string, path: string, body: object) => {
    const isFile = body instanceof FormData;
    const answer = await fetch(`/api/${path}`, {
      method,
      headers: { "X-CSRFToken": token, ...(!isFile && { "Content-Type": "application/json" }) },
      body: isFile ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const upload = async (kind: string): Promise<{ kind: string; contentfile: { id: number } }> => {
    const bytes = Uint8Array.from(atob(pictures.pop() ?? ""), (character) => character.charCodeAt(0));
    const body = new FormData();
    body.set("kind", kind);
    body.set("content", new File([bytes], `${kind}.png`, { type: "image/png" }));
    return { kind, contentfile: await ask("POST", "uploads/", body) };
  };

  const identity = await upload("identity");
  await ask("PATCH", "profile/", {
    ...profile,
    identity_document_type: "drivingLicence",
    addfiles: [{ id: identity.contentfile.id }],
  });
  const bank = {
    bank_name: "みずほ銀行",
    bank_account_number: "7654321",
    file_format: "passbook",
    contentfile_relations: [await upload("passbook_cover_1"), await upload("passbook_details_1")],
  };
  const trialBalance = [await upload("tb_pl"), await upload("tb_bs")];
  const uploaded = Object.fromEntries(
    [
      "pl",
      "bs",
      "breakdown_statement",
      "sga_expenses",
      "tb_pl",
      "tb_bs",
      "tax_returns",
      "business_opening",
      "financial_statements",
      "additional_doc",
      "invoice",
    ].map((kind) => [kind, kind.startsWith("tb_")]),
  );
  await ask("PUT", "draft_entry/", {
    version: 0,
    banks: [bank],
    addfiles: trialBalance.map(({ contentfile: { id } }) => ({ id })),
    financial_statements: {
      canSubmit: false,
      taxReturnSubmission: "eTax",
      includesSellingAndAdminExpenses: false,
      uploaded,
    },
  });
}
