import type { BrandSettings } from "@kaitori/brand/settings";

export default {
  serviceName: "KOHAKU",
  hosts: ["kohaku.localhost"],
  loginOrigins: ["https://partner.example"],
  individuals: true,
  tags: {
    consent: "inform",
    list: [{ kind: "tagManager", id: "GTM-K0HAKU1" }, { kind: "googleAnalytics" }],
  },
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
  furtherPapers: [
    {
      key: "tax_payment",
      title: "納税証明書（その3の3）",
      guidance:
        "法人税と消費税に未納がないことの証明。発行から3か月以内のもので、会社名・発行日・税務署名が読めること。e-Taxで請求すると、電子納税証明書（PDF）がその日のうちに届きます。税務署の窓口でも受け取れます。",
      from: "corporate",
      required: true,
      goodForDays: 90,
    },
  ],
  promises: { decision: 1, payOut: 2, handOver: 2, complaint: 3, dayEnds: "16:00", closedDay: "next" },
  returnAccount: {
    bankName: "三井住友銀行",
    bankCode: "0009",
    branchName: "渋谷支店",
    branchCode: "654",
    depositType: "ordinary",
    number: "0589001",
    holder: "コハク（カ",
    holderKana: "ｺﾊｸ(ｶ",
  },
  legal: {
    company: "KOHAKU株式会社",
    representative: "代表取締役CEO 久我 遥",
    zipcode: "150-0043",
    address: "東京都渋谷区道玄坂九丁目9番9号 コハクタワー12F",
    phone: "03-0000-0777",
    email: "support@kohaku-pay.example",
    hours: "平日 10:00〜18:00（土日祝日・年末年始を除く）",
    privacyOfficer: "情報セキュリティ責任者（CISO）",
    court: "東京地方裁判所",
    established: "2024-02-01",
    revised: "2026-11-23",
  },
  maintenance: { on: false },
} satisfies BrandSettings;
