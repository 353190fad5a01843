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
 * - `calls` and `companions` come once the page is at work.
 * - `forms` has the login with it: the page that most visits begin with is one file less.
 * - `figures`, `entry` and `steps` are what pages of users share; screens have a file of their own, but for the small
 *   ones that somebody reaches from a mail (`letters`) or from another service (`outside`).
 */
export const chunkGroups = [
  { name: "vendor", test: /node_modules\/(?:react|react-dom|scheduler|react-router|zustand)\/(?!.*shallow)/ },
  {
    name: "base",
    test: anyOf(
      of("site", "index\\.ts", "start/start\\.tsx", "parts/brand/", "foundation/forms/FormFailure"),
      of("site", "foundation/site/use-page-content"),
      of("site", "foundation/errors/(?:use-attempt|failure-text|use-error-words)"),
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
  { name: "calls", test: anyOf(of("site", "foundation/server/first-calls")) },
  {
    name: "companions",
    test: anyOf(
      of("site", "start/routes/Companions", "screens/error/RootError", "foundation/errors/FailureOverlay"),
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
      of("ui", "StatusBadge/", "DataList/", "EmptyState/", "Stepper/"),
      of(
        "domain",
        "amount/",
        "calendar/(?!calendar-file)",
        "price/",
        "japanese-input/(?!company-form)",
        "field/",
      ),
      of("site", "parts/(?:text|disclosure|kept-in-browser)/", "foundation/fields/YenField"),
      of("site", "application/(?:visitor|price)/", "application/entry/(?:use-dates|day-in-words)"),
      of("site", "foundation/site/use-screen-data"),
      of("brand", "text/(?:legal-values|dates)\\."),
    ),
  },
  {
    name: "entry",
    minShareCount: 3,
    test: anyOf(
      of("wire", ""),
      of("domain", "entry/", "claim/", "bank-day/", "readiness/", "identity/", "steps/", "suppression/"),
      of("site", "application/entry/(?:[A-Z]|day-in|entr(?:y|ies)-|owed|hand-over|news/|use-promises)"),
      of("site", "application/readiness/", "foundation/(?:server-answers/entry-readiness|errors/use-action)"),
      of("brand", "copy/(?:blockers|days-left|entry|inbox|inquiry|mypage|price|readiness)"),
    ),
  },
  {
    name: "steps",
    minShareCount: 3,
    test: anyOf(
      of("site", "application/entry/", "foundation/(?:forms|uploads|fields)/"),
      of("ui", ""),
      of("domain", ""),
      of("brand", "copy/"),
    ),
  },
  {
    name: "letters",
    test: anyOf(of("site", "foundation/mail-link/", "screens/(?:password-reset|company-mail|mail-change)/")),
  },
  { name: "outside", test: anyOf(of("site", "screens/(?:ext-signup|callback|unsupported)/")) },
];
