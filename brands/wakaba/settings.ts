import type { BrandSettings } from "@kaitori/brand/settings";

export default {
  serviceName: "わかば資金サポート",
  hosts: ["wakaba.localhost"],
  loginOrigins: ["https://partner.example"],
  individuals: false,
  blogTag: 15,
  links: { uploadFaq: "https://wakaba-support.example/tebiki/shashin/" },
  sender: { name: "わかば資金サポート", address: "madoguchi@wakaba-support.example" },
  limits: {
    purchaseAmountMin: 100_000,
    purchaseAmountMax: 10_000_000,
    feeRatioMin: 0.015,
    feeRatioMax: 0.08,
    bankCharge: 330,
    uploadBytes: 15_728_640,
    uploadsPerKind: 20,
  },
  legal: {
    company: "わかば事業協同組合",
    representative: "代表理事 若林 みのり",
    zipcode: "390-0874",
    address: "長野県松本市大手九丁目9番9号 わかば会館2階",
    phone: "0263-00-0831",
    email: "soudan@wakaba-support.example",
    hours: "月曜日から金曜日まで 朝8時30分から夕方5時まで（祝日はお休み）",
    privacyOfficer: "事務局長",
    court: "長野地方裁判所松本支部",
    established: "2021-05-10",
    revised: "2026-09-15",
  },
  maintenance: { on: false },
} satisfies BrandSettings;
