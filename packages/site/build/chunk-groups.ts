/** Modules below a folder of the workspace: `of("ui", "Button", "Card")`. */
const of = (place: string, ...names: string[]) => `${place}/src/(?:${names.join("|")})`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"));

/**
 * Which modules share a file; each group takes what its modules import with it, the first group first. A page that comes
 * first asks for `vendor`, `base` and its own, and a page with a form for `forms` too: few files, and little in them that
 * it does not use. The order and the budgets of the bench hold that; what moves here is measured there.
 *
 * - `vendor` stays the same from release to release, so a returning visitor keeps it.
 * - `base` is what every page runs before somebody can use it, and the parts of the kit that nearly all show.
 * - `calls` and `deferred` come once the page is at work; `calls` with the one call that a page without a person makes.
 * - `forms` has the login with it: the page that most visits begin with is one file less.
 * - `figures` is shown to visitors too, and `progress` to whoever is on the way to an entry. `entry` is what my-page and the
 *   form of an entry have in common, `mypage` what else my-page needs, `hand-overs` what else a seller needs there,
 *   `fields` and `steps` what else the forms of an entry need: neither of the two pages that are visited most carries what
 *   is the other's. `passwords` is what visitors fill in, `contracts` what comes after the form, `people` what remains.
 * - Screens have a file of their own, but for the small ones that somebody reaches from a mail (`letters`) or from
 *   another service (`outside`).
 */
export const chunkGroups = [
  { name: "vendor", test: /node_modules\/(?:preact|react-router|zustand)\/(?!.*shallow)/ },
  {
    name: "base",
    test: anyOf(
      of(
        "site",
        "index\\.ts",
        "start/start\\.tsx",
        "parts/brand/(?!use-paper-name)",
        "foundation/forms/FormFailure",
      ),
      of("site", "foundation/site/use-page-content"),
      of("site", "foundation/errors/(?:use-attempt|failure-text|use-error-words)"),
      of("site", "foundation/updates/lazy-module"),
      of("ui", "Button/", "Card/", "Link/", "Field/(?!FieldGroup)", "TextField/", "text-input/(?!digits)"),
      of("api-client", "errors/"),
      of(
        "domain",
        "japanese-input/(?:table|width)",
        "amount/yen-text",
        "calendar/calendar-date",
        "field/(?:blank|required|typed-text|characters)",
      ),
      of("brand", "copy/(?:specification|common|login|dates)\\.ts", "text/date-in-words"),
    ),
  },
  { name: "calls", test: anyOf(of("site", "foundation/server/first-calls"), of("wire", "calls/public")) },
  {
    name: "deferred",
    test: anyOf(
      of(
        "site",
        "start/routes/DeferredFeatures",
        "screens/error/RootError",
        "foundation/errors/FailureOverlay",
      ),
    ),
  },
  {
    name: "forms",
    test: anyOf(
      "node_modules/react-hook-form/",
      of("site", "foundation/forms/JudgedFormFrame", "screens/login/Login\\.tsx"),
    ),
  },
  {
    name: "figures",
    minShareCount: 2,
    test: anyOf(
      of("ui", "Inline/", "Unbroken/", "Columns/", "Amount/", "AmountField/", "Disclosure/", "PriceTable/"),
      of("ui", "StatusBadge/", "DataList/", "EmptyState/"),
      of(
        "domain",
        "amount/",
        "calendar/(?!calendar-file)",
        "price/",
        "japanese-input/(?!company-form)",
        "field/",
      ),
      of("site", "parts/(?:text|disclosure|picture|kept-in-browser)/", "foundation/fields/YenField"),
      of("site", "application/(?:visitor|price)/", "application/entry/(?:use-dates|day-in-words)"),
      of("site", "foundation/site/(?:use-screen-data|use-required-papers)"),
      of("brand", "text/(?:legal-values|dates)\\."),
    ),
  },
  {
    name: "progress",
    minShareCount: 2,
    test: anyOf(of("site", "application/progress/"), of("ui", "Stepper/")),
  },
  {
    name: "entry",
    minShareCount: 2,
    test: anyOf(
      of("site", "application/readiness/(?:Readiness|Blockers)", "layouts/SystemMessage"),
      of("wire", "calls/(?:entries|form-drafts|pre-entry)"),
      of("domain", "bank-day/(?:bank-day|holidays)", "claim/(?:claim-(?:fields|status)|payment-date|limit)"),
      of("domain", "identity/identity\\.", "suppression/"),
      of("brand", "copy/(?:bank-account|blockers|price|readiness|progress)"),
    ),
  },
  { name: "mypage", test: anyOf(of("site", "screens/mypage/MyPage\\.tsx", "layouts/MypageLayout")) },
  {
    name: "hand-overs",
    minShareCount: 2,
    test: anyOf(
      of("site", "application/entry/hand-over/"),
      of("domain", "hand-over/", "calendar/calendar-file"),
      of("ui", "CopyButton/"),
      of("brand", "copy/(?:hand-over|report)"),
    ),
  },
  {
    name: "fields",
    minShareCount: 3,
    test: anyOf(
      of("site", "foundation/uploads/", "foundation/forms/(?!restore)(?:.*[Dd]raft|[Ll]eave|use-l)"),
      of("site", "foundation/fields/(?:Bank|use-bank)"),
      of("ui", "ActionBar/", "AccountNumberField/", "ComboboxField/", "File", "HolderNameField/"),
      of("ui", "RadioCards/", "TextareaField/"),
      of("domain", "bank-account/(?:account-|format-|holder-name)", "japanese-input/", "profile/sector"),
      of("wire", "calls/(?:banks|profile)"),
      of("brand", "copy/(?:document-hints|unsaved|upload)"),
    ),
  },
  {
    name: "steps",
    minShareCount: 2,
    test: anyOf(
      of("site", "application/entry/(?:claim|draft|step|papers/display)", "layouts/EntryLayout"),
      of("site", "foundation/(?:fields/Day|forms/use-(?:idempotency|refused))"),
      of("site", "screens/entry/invoices/use-summary"),
      of("domain", "claim/(?!sale)", "company-number/", "entry/", "steps/"),
      of("wire", "calls/(?:draft-entry|past)"),
      of("brand", "copy/invoices"),
    ),
  },
  {
    name: "passwords",
    minShareCount: 2,
    test: anyOf(
      of("site", "foundation/forms/(?:NewPassword|Password|use-password)"),
      of("domain", "credentials/"),
      of("wire", "errors/link", "calls/(?:activation|external|mail-change|password|register)"),
      of("brand", "copy/(?:division|ext-signup|mail-|new-password|password-reset|register)"),
    ),
  },
  {
    name: "people",
    minShareCount: 2,
    test: anyOf(
      of("site", "foundation/(?:forms|fields)/"),
      of("brand", "copy/(?!consent|privacy|security|external|sct|terms|legal)"),
      of("wire", "(?!calls/contract)"),
      ...["domain", "ui"].map((name) => of(name, "")),
    ),
  },
  {
    name: "contracts",
    minShareCount: 2,
    test: anyOf(
      of("site", "application/entry/"),
      of("wire", "calls/(?:contract|entry-)"),
      of("brand", "copy/(?:explanation|file-kinds|reasons)", "text/reason"),
    ),
  },
  {
    name: "letters",
    test: anyOf(of("site", "foundation/mail-link/", "screens/(?:password-reset|company-mail|mail-change)/")),
  },
  { name: "outside", test: anyOf(of("site", "screens/(?:ext-signup|callback|unsupported)/")) },
];
