import { pagePaths } from "@kaitori/domain";
import { digits } from "./check-address.ts";
import type { RouteRow } from "./route-row.ts";

/** Every page of the site (R2.1), one row each. */
export const routes = [
  {
    path: pagePaths.top,
    page: "top",
    layout: "marketing",
    middleware: [],
    prerender: true,
    hasBrandContent: true,
    screen: () =>
      import("#screens/top/Top.tsx").then(({ TopScreen: Screen, prepare }) => ({ Screen, prepare })),
  },
  {
    path: pagePaths.notFound,
    page: "notFound",
    layout: "default",
    middleware: [],
    prerender: true,
    screen: () => import("#screens/error/NotFound.tsx").then(({ NotFoundScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.maintenance,
    page: "maintenance",
    layout: "simple-header",
    middleware: [],
    prerender: true,
    screen: () =>
      import("#screens/maintenance/Maintenance.tsx").then(({ MaintenanceScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.login,
    page: "login",
    layout: "anonymous",
    middleware: ["propagate-errors-in-hash-json", "already-login-to-mypage"],
    prerender: true,
    screen: () => import("#screens/login/Login.tsx").then(({ LoginScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.register,
    page: "register",
    layout: "anonymous",
    middleware: ["already-login-to-mypage"],
    prerender: true,
    screen: () => import("#screens/register/Register.tsx").then(({ RegisterScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.registerActivation,
    page: "registerActivation",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/register/Activation.tsx").then(
        ({ ActivationScreen: Screen, loadActivation: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.registerComplete,
    page: "registerComplete",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/register/RegisterComplete.tsx").then(
        ({ RegisterCompleteScreen: Screen, loadRegisterComplete: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.preEntry,
    page: "preEntry",
    layout: "simple-header",
    middleware: [],
    screen: () =>
      import("#screens/pre-entry/PreEntry.tsx").then(({ PreEntryScreen: Screen, loadPreEntry: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: pagePaths.preEntryResult,
    page: "preEntryResult",
    layout: "simple-header-no-footer",
    middleware: [],
    screen: () =>
      import("#screens/pre-entry/PreEntryResult.tsx").then(
        ({ PreEntryResultScreen: Screen, loadPreEntryResult: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.extSignup,
    page: "extSignup",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/ext-signup/ExtSignup.tsx").then(
        ({ ExtSignupScreen: Screen, loadExtSignup: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.extAuthenticationError,
    page: "extAuthenticationError",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/ext-signup/AuthenticationError.tsx").then(({ AuthenticationErrorScreen: Screen }) => ({
        Screen,
      })),
  },
  {
    path: pagePaths.callback,
    page: "callback",
    layout: "simple-header",
    middleware: [],
    screen: () =>
      import("#screens/callback/Callback.tsx").then(({ CallbackScreen: Screen, loadCallback: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: pagePaths.unsupported,
    page: "unsupported",
    layout: "simple-header-no-footer",
    middleware: [],
    prerender: true,
    screen: () =>
      import("#screens/unsupported/Unsupported.tsx").then(({ UnsupportedScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.companyMailComplete,
    page: "companyMailComplete",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/mail-change/MailChangeDone.tsx").then(
        ({ MailChangeDoneScreen: Screen, loadMailChangeDone: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.passwordRecover,
    page: "passwordRecover",
    layout: "anonymous",
    middleware: [],
    prerender: true,
    screen: () =>
      import("#screens/password-reset/Recover.tsx").then(({ RecoverScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.passwordRecoverByLink,
    page: "passwordRecover",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/password-reset/Recover.tsx").then(({ RecoverScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.passwordDone,
    page: "passwordDone",
    layout: "anonymous",
    middleware: [],
    prerender: true,
    screen: () =>
      import("#screens/password-reset/RecoverSent.tsx").then(({ RecoverSentScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.passwordReset,
    page: "passwordReset",
    layout: "anonymous",
    middleware: [],
    query: ["uid", "token"],
    screen: () =>
      import("#screens/password-reset/Reset.tsx").then(({ ResetScreen: Screen, loadReset: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: pagePaths.passwordResetDone,
    page: "passwordResetDone",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/password-reset/ResetDone.tsx").then(({ ResetDoneScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.mailChangeDone,
    page: "mailChangeDone",
    layout: "anonymous",
    middleware: [],
    screen: () =>
      import("#screens/mail-change/MailChangeDone.tsx").then(
        ({ MailChangeDoneScreen: Screen, loadMailChangeDone: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.mypage,
    page: "mypage",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/mypage/MyPage.tsx").then(({ MyPageScreen: Screen, loadMyPage: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: pagePaths.registerProfile,
    page: "registerProfile",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/profile/ProfileRegister.tsx").then(
        ({ ProfileRegisterScreen: Screen, loadProfileRegister: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.profile,
    page: "profile",
    layout: "mypage",
    middleware: ["authenticated-redirect", "profile-redirect"],
    screen: () =>
      import("#screens/profile/Profile.tsx").then(({ ProfileScreen: Screen, loadProfilePage: load }) => ({
        Screen,
        load,
      })),
  },
  {
    path: pagePaths.profileBeforeEntry,
    page: "profileBeforeEntry",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/profile/ProfileBeforeEntry.tsx").then(
        ({ ProfileBeforeEntryScreen: Screen, loadProfileBeforeEntry: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryDetail,
    page: "entryDetail",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    params: { entryId: digits },
    screen: () =>
      import("#screens/entry/detail/EntryDetail.tsx").then(
        ({ EntryDetailScreen: Screen, loadEntryDetail: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entry,
    page: "entry",
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    screen: () =>
      import("#screens/entry/financials/Financials.tsx").then(
        ({ FinancialsScreen: Screen, loadDraftEntry: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.withdrawalDetails,
    page: "withdrawalDetails",
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    screen: () =>
      import("#screens/entry/withdrawals/Withdrawals.tsx").then(
        ({ WithdrawalsScreen: Screen, loadWithdrawals: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryInvoice,
    page: "entryInvoice",
    layout: "entry",
    middleware: ["authenticated-redirect", "system-settings", "entry-step"],
    queryPages: { check: "entryCheck" },
    screen: () =>
      import("#screens/entry/invoices/Invoices.tsx").then(
        ({ InvoicesScreen: Screen, loadInvoicesPage: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryComplete,
    page: "entryComplete",
    layout: "anonymous",
    middleware: ["authenticated-redirect"],
    screen: () =>
      import("#screens/entry/complete/EntryComplete.tsx").then(
        ({ EntryCompleteScreen: Screen, loadEntryComplete: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryResubmit,
    page: "entryResubmit",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    params: { entryId: digits },
    screen: () =>
      import("#screens/entry/resubmit/Resubmit.tsx").then(
        ({ ResubmitScreen: Screen, loadResubmit: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryContract,
    page: "entryContract",
    layout: "mypage",
    middleware: ["authenticated-redirect"],
    params: { entryId: digits },
    screen: () =>
      import("#screens/entry/contract/Contract.tsx").then(
        ({ ContractScreen: Screen, loadContract: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryContractComplete,
    page: "entryContractComplete",
    layout: "mypage",
    middleware: ["authenticated"],
    screen: () =>
      import("#screens/entry/contract/ContractComplete.tsx").then(
        ({ ContractCompleteScreen: Screen, loadLastContract: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.agreement,
    page: "agreement",
    layout: "plain",
    middleware: ["authenticated-redirect"],
    params: { entryId: digits },
    screen: () =>
      import("#screens/entry/agreement/Agreement.tsx").then(
        ({ AgreementScreen: Screen, loadAgreement: load }) => ({ Screen, load }),
      ),
  },
  {
    path: pagePaths.entryCancelComplete,
    page: "entryCancelComplete",
    layout: "mypage",
    middleware: ["authenticated"],
    screen: () =>
      import("#screens/entry/cancel/CancelComplete.tsx").then(({ CancelCompleteScreen: Screen }) => ({
        Screen,
      })),
  },
  {
    path: pagePaths.terms,
    page: "terms",
    layout: "plain",
    middleware: [],
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/policy/Terms.tsx").then(({ TermsScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.sct,
    page: "sct",
    layout: "static",
    middleware: [],
    prerender: true,
    screen: () => import("#screens/policy/Sct.tsx").then(({ SctScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.privacy,
    page: "privacy",
    layout: "static",
    middleware: [],
    prerender: true,
    hasBrandContent: true,
    screen: () => import("#screens/policy/Privacy.tsx").then(({ PrivacyScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.security,
    page: "security",
    layout: "static",
    middleware: [],
    prerender: true,
    screen: () => import("#screens/policy/Security.tsx").then(({ SecurityScreen: Screen }) => ({ Screen })),
  },
  {
    path: pagePaths.external,
    page: "external",
    layout: "static",
    middleware: [],
    prerender: true,
    screen: () => import("#screens/policy/External.tsx").then(({ ExternalScreen: Screen }) => ({ Screen })),
  },
] as const satisfies readonly RouteRow[];
