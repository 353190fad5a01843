import { neutralDecisions } from "@kaitori/ui/theme";
import type { Brand } from "../define-brand.ts";
import type { BrandSettings } from "../settings/schema.ts";
import { newAssets } from "../template/brand-files.ts";

/** Usual settings of an invented company, for tests. */
export const exampleSettings: BrandSettings = {
  serviceName: "見本ファクタリング",
  hosts: ["brand.example"],
  individuals: true,
  blogTag: 15,
  links: { uploadFaq: "https://help.brand.example/uploads/" },
  sender: { name: "見本ファクタリング", address: "info@brand.example" },
  limits: {
    purchaseAmountMin: 300_000,
    purchaseAmountMax: 100_000_000,
    paymentWithinDays: 180,
    feeRatioMin: 0.02,
    feeRatioMax: 0.12,
    bankCharge: 550,
    uploadBytes: 10_485_760,
    uploadsPerKind: 20,
  },
  promises: { decision: 2, payOut: 3, handOver: 3, complaint: 5, dayEnds: "15:00", closedDay: "next" },
  returnAccount: {
    bankName: "見本銀行",
    bankCode: "9999",
    branchName: "本店",
    branchCode: "001",
    depositType: "ordinary",
    number: "7654321",
    holder: "カ）ミホン",
    holderKana: "ｶ)ﾐﾎﾝ",
  },
  legal: {
    company: "株式会社見本",
    representative: "代表取締役 見本 太郎",
    zipcode: "100-0001",
    address: "東京都千代田区千代田一丁目1番1号",
    phone: "03-0000-0000",
    email: "support@brand.example",
    hours: "平日 9:00〜17:30",
    privacyOfficer: "管理本部長",
    court: "東京地方裁判所",
    established: "2019-04-01",
    revised: "2026-10-01",
  },
  maintenance: { on: false },
  server: { level: 1 },
};

/** A complete brand for tests, with base texts and the pictures of a new brand; `special` overrides parts of it. */
export const exampleBrand = (special: Partial<Brand> = {}): Brand => ({
  name: "example",
  tokens: { decisions: neutralDecisions },
  copy: {},
  assets: newAssets(exampleSettings),
  settings: exampleSettings,
  ...special,
});
