import { pagePaths } from "@kaitori/domain";
import type { PageName } from "#parts/brand/runtime-brand.ts";
import type { RouteRow } from "./route-row.ts";

type Row = Omit<RouteRow, "path" | "middleware"> & Partial<Pick<RouteRow, "middleware">>;
type Rows = {
  readonly [Key in keyof typeof pagePaths]: Key extends PageName ? Row : Row & { readonly page: PageName };
};

/** Every page of the site (R2.1), by the key of its path. Its title and description have the same key in the copy. */
const pages = {
  top: {
    layout: "marketing",
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/top/Top.tsx"),
  },
  notFound: {
    layout: "default",
    prerender: true,
    screen: () => import("#screens/error/ErrorScreen.tsx"),
  },
  maintenance: {
    layout: "simple-header",
    prerender: true,
    screen: () => import("#screens/maintenance/Maintenance.tsx"),
  },
  login: {
    layout: "anonymous",
    middleware: ["propagate-errors-in-hash-json", "already-login-to-mypage"],
    prerender: true,
    screen: () => import("#screens/login/Login.tsx"),
  },
  register: {
    layout: "anonymous",
    middleware: ["already-login-to-mypage"],
    prerender: true,
    screen: () => import("#screens/register/Register.tsx"),
  },
  registerActivation: {
    layout: "anonymous",
    screen: () => import("#screens/register/Activation.tsx"),
  },
  registerComplete: {
    layout: "anonymous",
    screen: () => import("#screens/register/RegisterComplete.tsx"),
  },
  preEntry: {
    layout: "simple-header",
    screen: () => import("#screens/pre-entry/PreEntry.tsx"),
  },
  preEntryResult: {
    layout: "simple-header-no-footer",
    screen: () => import("#screens/pre-entry/PreEntryResult.tsx"),
  },
  extSignup: {
    layout: "anonymous",
    screen: () => import("#screens/ext-signup/ExtSignup.tsx"),
  },
  extAuthenticationError: {
    layout: "anonymous",
    screen: () => import("#screens/ext-signup/AuthenticationError.tsx"),
  },
  callback: {
    layout: "simple-header",
    screen: () => import("#screens/callback/Callback.tsx"),
  },
  unsupported: {
    layout: "simple-header-no-footer",
    prerender: true,
    screen: () => import("#screens/unsupported/Unsupported.tsx"),
  },
  companyMailComplete: {
    layout: "anonymous",
    screen: () => import("#screens/mail-change/MailChangeDone.tsx"),
  },
  passwordRecover: {
    layout: "anonymous",
    prerender: true,
    screen: () => import("#screens/password-reset/Recover.tsx"),
  },
  passwordRecoverByLink: {
    page: "passwordRecover",
    layout: "anonymous",
    screen: () => import("#screens/password-reset/Recover.tsx"),
  },
  passwordDone: {
    layout: "anonymous",
    prerender: true,
    screen: () => import("#screens/password-reset/RecoverSent.tsx"),
  },
  passwordReset: {
    layout: "anonymous",
    query: ["uid", "token"],
    screen: () => import("#screens/password-reset/Reset.tsx"),
  },
  passwordResetDone: {
    layout: "anonymous",
    screen: () => import("#screens/password-reset/ResetDone.tsx"),
  },
  mailChangeDone: {
    layout: "anonymous",
    screen: () => import("#screens/mail-change/MailChangeDone.tsx"),
  },
  mypage: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/mypage/MyPage.tsx"),
  },
  registerProfile: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/profile/ProfileRegister.tsx"),
  },
  profile: {
    layout: "mypage",
    middleware: ["authenticated-redirect", "profile-redirect"],
    screen: () => import("#screens/profile/Profile.tsx"),
  },
  profileBeforeEntry: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/profile/ProfileBeforeEntry.tsx"),
  },
  entryDetail: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/entry/detail/EntryDetail.tsx"),
  },
  entry: {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    screen: () => import("#screens/entry/financials/Financials.tsx"),
  },
  withdrawalDetails: {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    screen: () => import("#screens/entry/withdrawals/Withdrawals.tsx"),
  },
  entryInvoice: {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    pagesByQuery: { check: "entryCheck" },
    screen: () => import("#screens/entry/invoices/Invoices.tsx"),
  },
  entryComplete: {
    layout: "anonymous",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/entry/complete/EntryComplete.tsx"),
  },
  entryResubmit: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/entry/resubmit/Resubmit.tsx"),
  },
  entryContract: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/entry/contract/Contract.tsx"),
  },
  entryContractComplete: {
    layout: "mypage",
    middleware: ["authenticated"],
    screen: () => import("#screens/entry/contract/ContractComplete.tsx"),
  },
  agreement: {
    layout: "plain",
    middleware: ["authenticated-redirect"],
    screen: () => import("#screens/entry/agreement/Agreement.tsx"),
  },
  entryCancelComplete: {
    layout: "mypage",
    middleware: ["authenticated"],
    screen: () => import("#screens/entry/cancel/CancelComplete.tsx"),
  },
  terms: {
    layout: "plain",
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/policy/Terms.tsx"),
  },
  sct: {
    layout: "static",
    prerender: true,
    screen: () => import("#screens/policy/Sct.tsx"),
  },
  privacy: {
    layout: "static",
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/policy/Privacy.tsx"),
  },
  security: {
    layout: "static",
    prerender: true,
    screen: () => import("#screens/policy/Security.tsx"),
  },
  external: {
    layout: "static",
    prerender: true,
    screen: () => import("#screens/policy/External.tsx"),
  },
} as const satisfies Rows;

export const routes = Object.entries<Row>(pages).map(
  ([key, row]): RouteRow => ({
    path: pagePaths[key as keyof typeof pagePaths],
    page: key as PageName,
    middleware: [],
    ...row,
  }),
);
