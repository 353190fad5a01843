import type { BrandSettings } from "@kaitori/brand/settings";

export default {
  serviceName: "{{serviceName}}",
  hosts: ["{{host}}"],
  individuals: true,
  blogTag: 15,
  links: { uploadFaq: "/terms/" },
  sender: { name: "{{serviceName}}", address: "info@{{name}}.example" },
  limits: {
    purchaseAmountMin: 300_000,
    purchaseAmountMax: 50_000_000,
    feeRatioMin: 0.02,
    feeRatioMax: 0.1,
    bankCharge: 550,
    uploadBytes: 10_485_760,
    uploadsPerKind: 20,
  },
  promises: { decision: 2, payOut: 3, handOver: 3, complaint: 5, dayEnds: "15:00", closedDay: "next" },
  legal: {
    company: "{{company}}",
    representative: "{{toBeWritten}}",
    zipcode: "100-0001",
    address: "{{toBeWritten}}",
    phone: "03-0000-0000",
    email: "support@{{name}}.example",
    hours: "平日 9:00〜17:30",
    privacyOfficer: "{{toBeWritten}}",
    court: "東京地方裁判所",
    established: "{{today}}",
    revised: "{{today}}",
  },
  maintenance: { on: false },
} satisfies BrandSettings;
