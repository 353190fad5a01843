import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { abbreviateCompanyForm, isHolderName, isHoujinbangou, prefectures } from "@kaitori/domain";
import * as v from "valibot";
import { say } from "../../sentences/say.ts";
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
    if (!isWithin) add(at, say("outsideLimits", { value, low, high }), say("keepBetween", { low, high }));
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
      add(at("houjinbangou"), say("noCompanyNumber", { number: houjinbangou }), say("companyNumber"));
    if (!fitsHolder(holder, payer))
      add(at("holder_name"), say("holderKind", { holder, company: payer }), say("holderAsBanks"));
  }
  for (const [division, person] of Object.entries(people)) {
    const { account_holder_name: holder, bank_name: bankName, bank_code: bankCode } = person;
    const { branch_name: branchName, branch_code: branchCode } = person;
    if (holder && !fitsHolder(holder, person.company_name ?? ""))
      add(
        ["people", division, "account_holder_name"],
        say("holderKind", { holder, company: person.company_name ?? division }),
        say("holderAsBanks"),
      );
    const wrong =
      bankName &&
      bankCode &&
      branchName &&
      branchCode &&
      wrongCode({ bankName, bankCode, branchName, branchCode });
    if (wrong)
      add(
        ["people", division, wrong.key === "bankCode" ? "bank_code" : "branch_code"],
        wrong.message,
        say("correctBankNames"),
      );
  }
  for (const { text, path, place } of textsIn(file)) {
    const [forbidden] = forbiddenIn(text);
    if (forbidden) add(path, say("says", { key: place.key, word: forbidden.word }), forbidden.howToFix);
    if (/prefecture$/.test(place.key) && !prefectures.some((each) => each === text))
      add(path, say("noTown", { town: text }), say("writePrefecture"));
    if (/zipcode/.test(place.key) && !/^\d{7}$/.test(text))
      add(path, say("valueIs", { key: place.key, value: text }), say("sevenDigits"));
    if ([legal.company, serviceName].includes(text))
      add(path, say("ownCompany", { text }), say("inventedName"));
  }
  return findings;
};

/** A holder in kana that has the company's form at the company's end. */
const fitsHolder = (holder: string, company: string) =>
  isHolderName(holder) && companyFormIn(holder) === companyFormIn(abbreviateCompanyForm(company));
