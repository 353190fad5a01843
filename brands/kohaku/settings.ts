import type { BrandSettings } from "@kaitori/brand/settings";

export default {
  serviceName: "KOHAKU",
  hosts: ["kohaku.localhost"],
  loginOrigins: ["https://partner.example"],
  individuals: true,
  tagManagerId: "GTM-K0HAKU1",
  abTestId: "top-hero-2026-11",
  blogTag: 15,
  links: {
    uploadFaq: "https://help.kohaku-pay.example/articles/uploads",
    cardPayment: "https://kohaku-pay.example/card/",
  },
  sender: { name: "KOHAKU", address: "hello@kohaku-pay.example" },
  limits: {
    purchaseAmountMin: 50_000,
    purchaseAmountMax: 30_000_000,
    feeRatioMin: 0.01,
    feeRatioMax: 0.1,
    bankCharge: 250,
    uploadBytes: 20_971_520,
    uploadsPerKind: 30,
  },
  legal: {
    company: "KOHAKU株式会社",
    representative: "代表取締役CEO 久我 遥",
    zipcode: "150-0043",
    address: "東京都渋谷区道玄坂九丁目9番9号 コハクタワー12F",
    phone: "03-0000-0777",
    email: "support@kohaku-pay.example",
    hours: "平日 10:00〜18:00",
    privacyOfficer: "情報セキュリティ責任者（CISO）",
    court: "東京地方裁判所",
    established: "2024-02-01",
    revised: "2026-11-01",
  },
  maintenance: { on: false },
} satisfies BrandSettings;
