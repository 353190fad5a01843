// A module and its imports go into the first chunk whose pattern matches its path, if at least `users` other chunks
// import it. Every page needs `site`, a page with a form needs `forms`; `calls` and `deferred` load after the start.
const patternsOfChunk: Readonly<Record<string, readonly [users: number, ...folders: string[]]>> = {
  site: [
    1,
    "site/src/(?:index\\.|parts/(?:brand/(?!use-paper|BrandD)|page/)|foundation/(?:forms/FormFailure|errors/use-attempt))",
    "ui/src/(?:base/icon-button|Button/|Card/|Link/|Field/(?!FieldGroup)|TextField/|text-input/(?!digits|use))",
    "brand/src/(?:copy/(?:specification|common|login|dates)\\.|text/date-in-words)",
    "domain/src/(?:japanese-input/width|amount/yen-text|calendar/calendar-date|field/typed)",
  ],
  calls: [1, "foundation/server/api-modules"],
  deferred: [1, "start/routes/DeferredFeatures", "screens/error/RootError", "errors/FailureOverlay"],
  forms: [1, "foundation/forms/ValidatedFormFrame", "screens/login/Login\\."],
  figures: [
    2,
    "site/src/(?:parts/(?!brand|page|pdf|waiting)|application/(?:visitor|price|progress/Prog)|foundation/(?:browser-store|site|fields/Yen|server/use-))",
    "ui/src/(?:Inline|Unbroken|Columns|Amount|PriceTable|StatusBadge|DataList|EmptyState)",
    "brand/src/text/(?:legal|dates)",
  ],
  entry: [
    2,
    "site/src/(?:application/(?:readiness|entry/(?:draft/draft-content|entries-query|use-promises))|layouts/(?:SystemMessage|ContactButton)|foundation/(?:errors/use-action|forms/ConfirmDialog))",
    "wire/src/calls/(?:entries|drafts)",
    "domain/src/(?:bank-day/|claim/claim-|identity/identity\\.|steps/|suppression|documents/(?:with|papers))",
  ],
  choices: [2, "ui/src/RadioCards"],
  mypage: [1, "screens/mypage/MyPage\\.", "layouts/MypageLayout"],
};

export const chunks = [
  { name: "early-clicks", test: /start\/early-clicks/ },
  { name: "vendor", test: /node_modules\/(?:react|react-dom|scheduler|react-router|zustand)\/(?!.*shallow)/ },
  ...Object.entries(patternsOfChunk).map(([name, [minShareCount, ...folders]]) => ({
    name,
    minShareCount,
    test: new RegExp(folders.join("|")),
  })),
  { name: "shared", minShareCount: 2, test: /\/src\//, entriesAware: true, entriesAwareMergeThreshold: 2000 },
];
