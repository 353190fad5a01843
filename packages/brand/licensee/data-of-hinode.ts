/** Files below brands/hinode, as a brand's team writes them with the guide. They contain data only. */
export const dataOfHinode: { readonly [file: string]: string } = {
  "settings.ts": `import type { BrandSettings } from "@kaitori/brand/settings";

export default {
  serviceName: "ひので資金",
  hosts: ["hinode.localhost"],
  individuals: false,
  tags: {
    consent: "ask",
    list: [
      { kind: "tagManager", id: "GTM-H1NODE1" },
      {
        kind: "other",
        name: "広告計測",
        company: "株式会社計測",
        sent: "ご覧になったページのURL",
        purpose: "広告の効果の測定",
        policy: "https://measured.example/privacy/",
        origins: ["https://*.measured.example"],
      },
    ],
  },
  blogTag: 15,
  links: { uploadFaq: "/guide/papers/" },
  sender: { name: "ひので資金", address: "info@hinode.example" },
  limits: {
    purchaseAmountMin: 300_000,
    purchaseAmountMax: 50_000_000,
    paymentWithinDays: 180,
    feeRatioMin: 0.02,
    feeRatioMax: 0.1,
    bankCharge: 440,
    uploadBytes: 10_485_760,
    uploadsPerKind: 20,
  },
  furtherPapers: [
    {
      key: "company_register",
      title: "履歴事項全部証明書",
      guidance: "発行から3か月以内のもの。会社名、本店、代表者が読めること。法務局かオンラインで請求できます。",
      from: "corporate",
      required: true,
      only: "pdf",
      files: 1,
      goodForDays: 90,
    },
  ],
  promises: { decision: 2, payOut: 3, handOver: 3, complaint: 5, dayEnds: "15:00", closedDay: "next" },
  returnAccount: {
    bankName: "みずほ銀行",
    bankCode: "0001",
    branchName: "渋谷支店",
    branchCode: "210",
    depositType: "ordinary",
    number: "1234567",
    holder: "カ）ヒノデ",
    holderKana: "ｶ)ﾋﾉﾃﾞ",
  },
  legal: {
    company: "株式会社ひので",
    representative: "代表取締役 日野 光",
    zipcode: "150-0002",
    address: "東京都渋谷区渋谷9丁目9番9号",
    phone: "03-0000-0166",
    email: "support@hinode.example",
    hours: "平日 9:00〜17:00",
    privacyOfficer: "管理部長",
    court: "東京地方裁判所",
    established: "2026-04-01",
    revised: "2026-11-01",
  },
  maintenance: { on: false },
} satisfies BrandSettings;
`,
  "sections.ts": `import type { BrandSections } from "@kaitori/brand";

export default {
  top: [
    { kind: "hero", picture: "shop" },
    {
      kind: "voices",
      variant: "letters",
      title: "ご利用の声",
      items: [{ who: "金属加工業", text: "材料の支払いに間に合いました。" }],
    },
    { kind: "calculator" },
    { kind: "steps", variant: "list" },
    { kind: "papers" },
    {
      kind: "questions",
      items: [{ question: "借り入れになりますか。", answer: "請求書の売買ですので、借り入れではありません。" }],
    },
    { kind: "notices", title: "お知らせ", items: [{ date: "2026-11-01", text: "受け付けを始めました。" }] },
    { kind: "company", title: "会社の概要", picture: "shop" },
    { kind: "closing" },
  ],
  pages: [
    {
      path: "/guide/papers",
      title: "書類のそろえ方",
      description: "申し込みに要る書類と、その撮り方です。",
      parts: [
        { kind: "picture", picture: "shop", text: "朝の店" },
        { kind: "text", title: "撮り方", text: "四隅が入るように、明るいところで撮ってください。" },
        {
          kind: "questions",
          title: "こんなときは",
          items: [{ question: "窓口は何時までですか。", answer: "{hours}に承ります。" }],
        },
      ],
    },
    {
      path: "/about/shop",
      title: "店のこと",
      description: "ひので資金の店と人についてです。",
      parts: [{ kind: "text", text: "{company}は、{address}にあります。" }],
    },
  ],
  header: [{ label: "書類のそろえ方", href: "/guide/papers/" }],
  footer: [
    { label: "書類のそろえ方", href: "/guide/papers/" },
    { label: "店のこと", href: "/about/shop/" },
  ],
  articles: {
    terms: [{ after: 3, title: "店でのご相談", text: "店でのご相談は、{hours}に承ります。" }],
  },
} satisfies BrandSections;
`,
  "copy.ts": `import type { CopyOverrides } from "@kaitori/brand";

export default {
  "top.heroTitle": "夜が明ける前に、次の仕入れを",
  "top.heroLead": "請求書を買い取り、店と工場の資金を支えます。",
  "external.dialogText":
    "サービスの改善と広告の効果の測定のため、ご覧になったページなどの情報を外部の事業者へ送ることがあります。許可いただくまで送信しません。",
} satisfies CopyOverrides;
`,
};

/** The original of the photograph of the brand: a shop in the morning. */
export const photographOriginal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#35507a"/><stop offset=".7" stop-color="#f0b27a"/></linearGradient>
<path fill="url(#sky)" d="M0 0h1600v1200H0z"/><circle cx="1100" cy="640" r="90" fill="#fff1d0"/>
<path fill="#2e2a33" d="M0 900h1600v300H0zM300 600h420v320H300z"/><path fill="#f7d98a" d="M360 680h120v120H360z"/>
</svg>`;
