import * as v from "valibot";
import { stateNames } from "./state-names.ts";

export type State = { readonly story: string; readonly name: string };
export type Screen = { readonly id: string; readonly name: string; readonly states: readonly State[] };

/** The screens of the site in the order in which an applicant meets them. */
export const screenNames: { readonly [title: string]: string } = {
  Top: "トップページ",
  PreEntry: "事前確認",
  Register: "新規登録",
  Activation: "登録の確認メール",
  ProfileRegister: "登録情報の入力",
  Login: "ログイン",
  MyPage: "マイページ",
  MyPageReturns: "マイページ（代金の引き渡し）",
  Withdrawals: "入出金明細",
  Financials: "決算書類",
  Invoices: "請求書",
  EntryCheck: "入力内容の確認",
  EntryComplete: "申し込みの完了",
  EntryDetail: "申し込みの詳細",
  Resubmit: "書類の再提出",
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
const order = Object.keys(screenNames);

const Index = v.object({
  entries: v.record(
    v.string(),
    v.object({ id: v.string(), title: v.string(), name: v.string(), type: v.string() }),
  ),
});

/** The screens with their states, as the built handbook lists them. */
export async function loadScreens(): Promise<Screen[]> {
  const answer = await fetch("../index.json");
  const { entries } = v.parse(Index, await answer.json());
  const screens = new Map<string, State[]>();
  for (const { id, title, name, type } of Object.values(entries)) {
    const [group, screen] = title.split("/");
    if (group !== "Screens" || !screen || type !== "story") continue;
    screens.set(screen, [...(screens.get(screen) ?? []), { story: id, name: stateNames[name] ?? name }]);
  }
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...screens]
    .map(([id, states]) => ({ id, name: screenNames[id] ?? id, states }))
    .sort((one, other) => place(one.id) - place(other.id));
}

export const firstScreen: Screen = {
  id: "Top",
  name: screenNames.Top ?? "",
  states: [{ story: "screens-top--visitor", name: stateNames.Visitor ?? "" }],
};
