import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DemoData } from "@kaitori/brand/settings";
import * as v from "valibot";
import type { ServedBrand } from "../brands/brand.ts";
import { BrandError } from "../brands/load-brands.ts";
import type { Config } from "../config/read-config.ts";

/** Two invoices that fall due some weeks after the entry; the first payer is in the demo register. */
const defaultData: DemoData = {
  people: {},
  purchase_amount_desired: "1500000",
  purpose: "材料の仕入れと外注費の支払い",
  feeRatio: "0.05",
  invoices: [
    {
      obliger_company_name: "株式会社青空建設",
      houjinbangou: "8900000000001",
      houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
      amount: "1320000",
      holder_name: "カ）アオゾラケンセツ",
      days: 40,
    },
    {
      obliger_company_name: "大森機械工業株式会社",
      houjinbangou: "",
      houjinbangou_address: "東京都大田区大森北9丁目99番9号",
      amount: "880000",
      holder_name: "オオモリキカイコウギョウ（カ",
      days: 55,
    },
  ],
};

/** The data in the brand's `demo.json`, or else the default data. */
export function demoData({ brandsDir }: Pick<Config, "brandsDir">, { name }: ServedBrand): DemoData {
  const file = join(brandsDir, name, "demo.json");
  if (!existsSync(file)) return defaultData;
  const parsed = v.safeParse(DemoData, JSON.parse(readFileSync(file, "utf8")));
  if (parsed.success) return parsed.output;
  throw new BrandError(
    `${file}: ${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join("\n")}`,
  );
}
