import type { ServedBrand } from "../brands/brand.ts";
import { demoPartner } from "../config/signup-partners.ts";

const settings = (host: string, individuals: boolean): ServedBrand["settings"] => ({
  serviceName: "テスト買取",
  hosts: [host],
  loginOrigins: [new URL(demoPartner.login_url).origin],
  individuals,
  blogTag: 15,
  links: { uploadFaq: "https://help.example/uploads/" },
  sender: { name: "テスト買取", address: "info@factoring.example" },
  limits: {
    purchaseAmountMin: 100_000,
    purchaseAmountMax: 100_000_000,
    feeRatioMin: 0.02,
    feeRatioMax: 0.12,
    bankCharge: 550,
    uploadBytes: 10_485_760,
    uploadsPerKind: 20,
  },
  promises: { decision: 2, payOut: 3, handOver: 3, complaint: 5, dayEnds: "15:00", closedDay: "next" },
  returnAccount: {
    bankName: "テスト銀行",
    bankCode: "9999",
    branchName: "本店",
    branchCode: "001",
    depositType: "ordinary",
    number: "7654321",
    holder: "カ）テストカイトリ",
    holderKana: "ｶ)ﾃｽﾄｶｲﾄﾘ",
  },
  legal: {
    company: "株式会社テスト買取",
    representative: "代表取締役 試験 太郎",
    zipcode: "100-0001",
    address: "東京都千代田区千代田1-1",
    phone: "03-0000-0000",
    email: "support@factoring.example",
    hours: "平日 9:00〜17:00",
    privacyOfficer: "管理部長",
    court: "東京地方裁判所",
    established: "2020-04-01",
    revised: "2026-04-01",
  },
  maintenance: { on: false },
});

const tokens: ServedBrand["tokens"] = {
  decisions: {
    brand: "#2f4a6d",
    accent: "#b7791f",
    ink: "#1c2026",
    paper: "#f7f8f9",
    surface: "#ffffff",
    neutral: "#78828f",
    action: "brand",
    header: "paper",
    emphasis: "outline",
    corner: 8,
    buttons: "corner",
    density: "normal",
    typeScale: "normal",
    bodyFamily: "gothic",
    headingFamily: "gothic",
    headingWeight: 700,
    headingTracking: "normal",
  },
};

/** `everyone` serves companies and individuals, `companies` companies only. */
export const testBrands: readonly ServedBrand[] = [
  { name: "everyone", settings: settings("everyone.localhost", true), copy: {}, tokens },
  { name: "companies", settings: settings("companies.localhost", false), copy: {}, tokens },
];
