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
    screen: () =>
      import("#screens/top/Top.tsx").then(({ TopScreen: Screen, prepare }) => ({ Screen, prepare })),
  },
  notFound: {
    layout: "default",
    prerender: true,
    screen: () => import("#screens/error/ErrorScreen.tsx").then(({ NotFoundScreen: Screen }) => ({ Screen })),
  },
  maintenance: {
    layout: "simple-header",
    prerender: true,
    screen: () =>
      import("#screens/maintenance/Maintenance.tsx").then(({ MaintenanceScreen: Screen }) => ({ Screen })),
  },
  login: {
    layout: "anonymous",
    middleware: ["propagate-errors-in-hash-json", "already-login-to-mypage"],
    prerender: true,
    screen: () => import("#screens/login/Login.tsx").then(({ LoginScreen: Screen }) => ({ Screen })),
  },
  register: {
    layout: "anonymous",
    middleware: ["already-login-to-mypage"],
    prerender: true,
    screen: () => import("#screens/register/Register.tsx").then(({ RegisterScreen: Screen }) => ({ Screen })),
  },
  registerActivation: {
    layout: "anonymous",
    screen: () =>
      import("#screens/register/Activation.tsx").then(
        ({ ActivationScreen: Screen, loadActivation: load }) => ({ Screen, load }),
      ),
  },
  registerComplete: {
    layout: "anonymous",
    screen: () =>
      import("#screens/register/RegisterComplete.tsx").then(
        ({ RegisterCompleteScreen: Screen, loadRegisterComplete: load }) => ({ Screen, load }),
      ),
  },
  preEntry: {
    layout: "simple-header",
    screen: () =>
      import("#screens/pre-entry/PreEntry.tsx").then(({ PreEntryScreen: Screen, loadPreEntry: load }) => ({
        Screen,
        load,
      })),
  },
  preEntryResult: {
    layout: "simple-header-no-footer",
    screen: () =>
      import("#screens/pre-entry/PreEntryResult.tsx").then(
        ({ PreEntryResultScreen: Screen, loadPreEntryResult: load }) => ({ Screen, load }),
      ),
  },
  extSignup: {
    layout: "anonymous",
    screen: () =>
      import("#screens/ext-signup/ExtSignup.tsx").then(
        ({ ExtSignupScreen: Screen, loadExtSignup: load }) => ({ Screen, load }),
      ),
  },
  extAuthenticationError: {
    layout: "anonymous",
    screen: () =>
      import("#screens/ext-signup/AuthenticationError.tsx").then(({ AuthenticationErrorScreen: Screen }) => ({
        Screen,
      })),
  },
  callback: {
    layout: "simple-header",
    screen: () =>
      import("#screens/callback/Callback.tsx").then(({ CallbackScreen: Screen, loadCallback: load }) => ({
        Screen,
        load,
      })),
  },
  unsupported: {
    layout: "simple-header-no-footer",
    prerender: true,
    screen: () =>
      import("#screens/unsupported/Unsupported.tsx").then(({ UnsupportedScreen: Screen }) => ({ Screen })),
  },
  companyMailComplete: {
    layout: "anonymous",
    screen: () =>
      import("#screens/mail-change/MailChangeDone.tsx").then(
        ({ MailChangeDoneScreen: Screen, loadMailChangeDone: load }) => ({ Screen, load }),
      ),
  },
  passwordRecover: {
    layout: "anonymous",
    prerender: true,
    screen: () =>
      import("#screens/password-reset/Recover.tsx").then(({ RecoverScreen: Screen }) => ({ Screen })),
  },
  passwordRecoverByLink: {
    page: "passwordRecover",
    layout: "anonymous",
    screen: () =>
      import("#screens/password-reset/Recover.tsx").then(({ RecoverScreen: Screen }) => ({ Screen })),
  },
  passwordDone: {
    layout: "anonymous",
    prerender: true,
    screen: () =>
      import("#screens/password-reset/RecoverSent.tsx").then(({ RecoverSentScreen: Screen }) => ({ Screen })),
  },
  passwordReset: {
    layout: "anonymous",
    query: ["uid", "token"],
    screen: () =>
      import("#screens/password-reset/Reset.tsx").then(({ ResetScreen: Screen, loadReset: load }) => ({
        Screen,
        load,
      })),
  },
  passwordResetDone: {
    layout: "anonymous",
    screen: () =>
      import("#screens/password-reset/ResetDone.tsx").then(({ ResetDoneScreen: Screen }) => ({ Screen })),
  },
  mailChangeDone: {
    layout: "anonymous",
    screen: () =>
      import("#screens/mail-change/MailChangeDone.tsx").then(
        ({ MailChangeDoneScreen: Screen, loadMailChangeDone: load }) => ({ Screen, load }),
      ),
  },
  mypage: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/mypage/MyPage.tsx").then(({ MyPageScreen: Screen, loadMyPage: load }) => ({
        Screen,
        load,
      })),
  },
  registerProfile: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/profile/ProfileRegister.tsx").then(
        ({ ProfileRegisterScreen: Screen, loadProfileRegister: load }) => ({ Screen, load }),
      ),
  },
  profile: {
    layout: "mypage",
    middleware: ["authenticated-redirect", "profile-redirect"],
    screen: () =>
      import("#screens/profile/Profile.tsx").then(({ ProfileScreen: Screen, loadProfilePage: load }) => ({
        Screen,
        load,
      })),
  },
  profileBeforeEntry: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/profile/ProfileBeforeEntry.tsx").then(
        ({ ProfileBeforeEntryScreen: Screen, loadProfileBeforeEntry: load }) => ({ Screen, load }),
      ),
  },
  entryDetail: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/entry/detail/EntryDetail.tsx").then(
        ({ EntryDetailScreen: Screen, loadEntryDetail: load }) => ({ Screen, load }),
      ),
  },
  entry: {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    screen: () =>
      import("#screens/entry/financials/Financials.tsx").then(
        ({ FinancialsScreen: Screen, loadDraftEntry: load }) => ({ Screen, load }),
      ),
  },
  withdrawalDetails: {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    screen: () =>
      import("#screens/entry/withdrawals/Withdrawals.tsx").then(
        ({ WithdrawalsScreen: Screen, loadWithdrawals: load }) => ({ Screen, load }),
      ),
  },
  entryInvoice: {
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    pagesByQuery: { check: "entryCheck" },
    screen: () =>
      import("#screens/entry/invoices/Invoices.tsx").then(
        ({ InvoicesScreen: Screen, loadInvoicesPage: load }) => ({ Screen, load }),
      ),
  },
  entryComplete: {
    layout: "anonymous",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/entry/complete/EntryComplete.tsx").then(
        ({ EntryCompleteScreen: Screen, loadEntryComplete: load }) => ({ Screen, load }),
      ),
  },
  entryResubmit: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/entry/resubmit/Resubmit.tsx").then(
        ({ ResubmitScreen: Screen, loadResubmit: load }) => ({ Screen, load }),
      ),
  },
  entryContract: {
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/entry/contract/Contract.tsx").then(
        ({ ContractScreen: Screen, loadContract: load }) => ({ Screen, load }),
      ),
  },
  entryContractComplete: {
    layout: "mypage",
    middleware: ["authenticated"],
    screen: () =>
      import("#screens/entry/contract/ContractComplete.tsx").then(
        ({ ContractCompleteScreen: Screen, loadLastContract: load }) => ({ Screen, load }),
      ),
  },
  agreement: {
    layout: "plain",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/entry/agreement/Agreement.tsx").then(
        ({ AgreementScreen: Screen, loadAgreement: load }) => ({ Screen, load }),
      ),
  },
  entryCancelComplete: {
    layout: "mypage",
    middleware: ["authenticated"],
    screen: () =>
      import("#screens/entry/cancel/CancelComplete.tsx").then(({ CancelCompleteScreen: Screen }) => ({
        Screen,
      })),
  },
  terms: {
    layout: "plain",
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/policy/Terms.tsx").then(({ TermsScreen: Screen }) => ({ Screen })),
  },
  sct: {
    layout: "static",
    prerender: true,
    screen: () => import("#screens/policy/Sct.tsx").then(({ SctScreen: Screen }) => ({ Screen })),
  },
  privacy: {
    layout: "static",
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/policy/Privacy.tsx").then(({ PrivacyScreen: Screen }) => ({ Screen })),
  },
  security: {
    layout: "static",
    prerender: true,
    screen: () => import("#screens/policy/Security.tsx").then(({ SecurityScreen: Screen }) => ({ Screen })),
  },
  external: {
    layout: "static",
    prerender: true,
    screen: () => import("#screens/policy/External.tsx").then(({ ExternalScreen: Screen }) => ({ Screen })),
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
