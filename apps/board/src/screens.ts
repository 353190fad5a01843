/** A story of a screen's state: `story` is its id. `name` is for brand teams; the default is the name of the export. */
export type State = { readonly story: string; readonly exportName: string; readonly name: string };
export type StoryFile = { readonly title: string; readonly file: string; readonly states: readonly State[] };
export type Screen = {
  readonly id: string;
  readonly name: string;
  readonly states: readonly Pick<State, "story" | "name">[];
};

/** Inserted by the build of this page. */
declare const __stories: readonly StoryFile[];
export const allStories = __stories;

/** Screens in the order of the application. */
export const screenNames: { readonly [title: string]: string } = {
  Top: "トップページ",
  PreEntry: "事前確認",
  Register: "新規登録",
  Activation: "登録の確認メール",
  ProfileRegister: "登録情報の入力",
  Login: "ログイン",
  MyPage: "マイページ",
  MyPageHandOvers: "マイページ（代金の引き渡し）",
  Withdrawals: "入出金明細",
  Financials: "決算書類",
  Invoices: "請求書",
  EntryCheck: "入力内容の確認",
  EntryComplete: "申し込みの完了",
  EntryDetail: "申し込みの詳細",
  Resubmit: "書類の提出",
  Contract: "契約",
  Agreement: "契約書",
  ContractComplete: "契約の完了",
  CancelComplete: "取り下げの完了",
  Profile: "登録情報",
  ProfileEditing: "登録情報を直す",
  ProfileBeforeEntry: "申し込み前の登録情報",
  ProfileLogin: "ログインの情報",
  ProfileMailNotices: "メールの受け取り",
  Leave: "退会",
  PasswordReset: "パスワードの再設定",
  MailChangeDone: "メールアドレスの変更",
  ExtSignup: "ほかのサービスからの登録",
  Callback: "外部認証の戻り",
  Messages: "知らせと確認",
  Mails: "メール",
  OwnPage: "ブランド独自のページ",
  Policy: "規約と方針",
  Errors: "エラー",
  Maintenance: "メンテナンス",
  Unsupported: "対象外の方",
};

export const screens: readonly Screen[] = Object.entries(screenNames).map(([id, name]) => ({
  id,
  name,
  states: allStories.filter(({ title }) => title === `Screens/${id}`).flatMap(({ states }) => states),
}));
