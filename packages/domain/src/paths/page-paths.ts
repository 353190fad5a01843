/** Paths of all pages (R2.1). Routes are created from this table; links and redirects use `href`. */
export const pagePaths = {
  top: "/",
  notFound: "/404",
  maintenance: "/maintenance",
  login: "/login",
  register: "/register",
  registerActivation: "/register/activation",
  registerComplete: "/register/complete",
  preEntry: "/register/pre_entry",
  preEntryResult: "/pre_entry/result",
  extSignup: "/ext/signup",
  extAuthenticationError: "/ext/authentication_error",
  callback: "/callback",
  unsupported: "/unsupported",
  companyMailComplete: "/company/mail/complete",
  passwordRecover: "/profile/password/reset/recover",
  passwordRecoverByLink: "/profile/password/reset/recover/$",
  passwordDone: "/profile/password/reset/done",
  passwordReset: "/profile/password/reset/reset/$",
  passwordResetDone: "/profile/password/reset/reset/done",
  mailChangeDone: "/profile/mail/change/done",
  mypage: "/mypage",
  registerProfile: "/register/profile",
  profile: "/profile",
  profileBeforeEntry: "/profile/before_entry",
  entryDetail: "/entry/detail/:entryId",
  entry: "/entry",
  withdrawalDetails: "/entry/withdrawal_details",
  entryInvoice: "/entry/entry_invoice",
  entryComplete: "/entry/complete",
  entryResubmit: "/entry/resubmit/:entryId",
  entryContract: "/entry/contract/:entryId",
  entryContractComplete: "/entry/contract/complete",
  agreement: "/entry/:entryId/factoring_service_agreement",
  entryCancelComplete: "/entry/cancel/complete",
  terms: "/terms",
  sct: "/legal/sct",
  privacy: "/policy/privacy",
  security: "/policy/security",
  external: "/policy/external",
} as const;

export type PagePath = (typeof pagePaths)[keyof typeof pagePaths];

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NamesIn<After>
    : Rest
  : never;

/** Parameters that a link to the page needs: `{ entryId }`, or none. */
type Params<Path extends PagePath> = [NamesIn<Path>] extends [never]
  ? []
  : [params: Readonly<Record<NamesIn<Path>, number | string>>];

type Href = {
  readonly [Page in keyof typeof pagePaths]: (...params: Params<(typeof pagePaths)[Page]>) => string;
};

/** Adds a final slash, except after `$`, for which mails put the token of the recipient. */
const addressOf = (path: PagePath, params: Readonly<Record<string, number | string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => String(params[name])) + (/[/$]$/.test(path) ? "" : "/");

/** The address of a page: `href.entryDetail({ entryId })`. */
export const href = Object.fromEntries(
  Object.entries(pagePaths).map(([page, path]) => [
    page,
    (params?: Readonly<Record<string, number | string>>) => addressOf(path, params),
  ]),
) as Href;
