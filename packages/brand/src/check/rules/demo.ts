import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { abbreviateCompanyForm, isHolderName, isHoujinbangou, prefectures } from "@kaitori/domain";
import * as v from "valibot";
import { DemoData } from "../../settings/demo.ts";
import type { DataPath } from "../../source/data-file.ts";
import { readDataFile } from "../../source/read-data-file.ts";
import { settingsOf } from "../brand-source.ts";
import { findingsIn, type Rule } from "../finding.ts";
import { percent } from "../quantities.ts";
import { schemaFindings } from "../schema-findings.ts";
import { textsIn } from "../texts.ts";
import { inYen } from "./against-settings/sentence-check.ts";
import { forbiddenIn } from "./forbidden.ts";
import { companyFormIn, wrongCode } from "./return-account.ts";

/** An entry of the demo is one that the settings allow. */
export const demo: Rule = ({ dir, shownDir, files }) => {
  const path = join(dir, "demo.json");
  const settings = settingsOf(files.settings);
  if (!existsSync(path) || !settings) return [];
  const file = readDataFile(`${shownDir}/demo.json`, `export default ${readFileSync(path, "utf8")}`);
  const read = v.safeParse(DemoData, file.value);
  if (!read.success)
    return [
      ...file.faults.map((fault) => ({ file: file.file, ...fault })),
      ...schemaFindings(file, DemoData),
    ];
  const { people, invoices, feeRatio, purchase_amount_desired: desired } = read.output;
  const { limits, legal, serviceName } = settings;
  const { findings, add } = findingsIn(file);
  const bound = (at: DataPath, value: string, low: string, high: string, isWithin: boolean) => {
    if (!isWithin) add(at, "outsideLimits", "keepBetween", { value, low, high });
  };
  const total = invoices.reduce((sum, { amount }) => sum + Number(amount), 0);
  const most = Math.min(total, limits.purchaseAmountMax);
  const isWithin = limits.purchaseAmountMin <= Number(desired) && Number(desired) <= most;
  bound(["purchase_amount_desired"], desired, inYen(limits.purchaseAmountMin), inYen(most), isWithin);
  const { feeRatioMin, feeRatioMax } = limits;
  const isFee = feeRatioMin <= Number(feeRatio) && Number(feeRatio) <= feeRatioMax;
  bound(["feeRatio"], feeRatio, percent(feeRatioMin), percent(feeRatioMax), isFee);
  for (const [
    index,
    { amount, days, houjinbangou, obliger_company_name: payer, holder_name: holder },
  ] of invoices.entries()) {
    const at = (key: string) => ["invoices", index, key];
    const isSmall = Number(amount) <= limits.purchaseAmountMax;
    bound(at("amount"), amount, inYen(1), inYen(limits.purchaseAmountMax), isSmall);
    bound(at("days"), `${days}`, "1", `${limits.paymentWithinDays}`, days <= limits.paymentWithinDays);
    if (houjinbangou !== "" && !isHoujinbangou(houjinbangou))
      add(at("houjinbangou"), "noCompanyNumber", "companyNumber", { number: houjinbangou });
    if (!fitsHolder(holder, payer))
      add(at("holder_name"), "holderKind", "holderAsBanks", { holder, company: payer });
  }
  for (const [division, person] of Object.entries(people)) {
    const { account_holder_name: holder, company_name: company, bank_name: bankName } = person;
    const { bank_code: bankCode, branch_name: branchName, branch_code: branchCode } = person;
    const at = (key: string) => ["people", division, key];
    if (holder && !fitsHolder(holder, company ?? ""))
      add(at("account_holder_name"), "holderKind", "holderAsBanks", { holder, company: company ?? division });
    if (!bankName || !bankCode || !branchName || !branchCode) continue;
    const wrong = wrongCode({ bankName, bankCode, branchName, branchCode });
    if (wrong)
      add(at(wrong.key === "bankCode" ? "bank_code" : "branch_code"), wrong.message, "correctBankNames");
  }
  for (const { text, path, place } of textsIn(file)) {
    const [forbidden] = forbiddenIn(text);
    if (forbidden) add(path, "says", forbidden.howToFix, { key: place.key, word: forbidden.word });
    if (/prefecture$/.test(place.key) && !prefectures.some((each) => each === text))
      add(path, "noTown", "writePrefecture", { town: text });
    if (/zipcode/.test(place.key) && !/^\d{7}$/.test(text))
      add(path, "valueIs", "sevenDigits", { key: place.key, value: text });
    if ([legal.company, serviceName].includes(text)) add(path, "ownCompany", "inventedName", { text });
  }
  return findings;
};

/** A holder in kana that has the company's form at the company's end. */
const fitsHolder = (holder: string, company: string) =>
  isHolderName(holder) && companyFormIn(holder) === companyFormIn(abbreviateCompanyForm(company));
