import type { BrandSettings } from "@kaitori/brand/settings";

export default {
  serviceName: "茜ファクタリング",
  hosts: ["akane.localhost"],
  loginOrigins: ["https://partner.example"],
  individuals: true,
  blogTag: 15,
  links: { uploadFaq: "https://help.akane-factoring.example/uploads/" },
  sender: { name: "茜ファクタリング", address: "info@akane-factoring.example" },
  limits: {
    purchaseAmountMin: 300_000,
    purchaseAmountMax: 100_000_000,
    feeRatioMin: 0.02,
    feeRatioMax: 0.12,
    bankCharge: 550,
    uploadBytes: 10_485_760,
    uploadsPerKind: 20,
  },
  legal: {
    company: "株式会社茜屋商会",
    representative: "代表取締役 茜谷 宗一郎",
    zipcode: "103-0022",
    address: "東京都中央区日本橋室町九丁目9番9号 茜屋ビル",
    phone: "03-0000-0150",
    email: "support@akane-factoring.example",
    hours: "平日 9:00〜17:30（土日祝日・年末年始を除く）",
    privacyOfficer: "管理本部長",
    court: "東京地方裁判所",
    established: "2019-04-01",
    revised: "2026-10-01",
  },
  maintenance: { on: false },
} satisfies BrandSettings;
