import { copyArea } from "../text/copy-area.ts";

/** Data that the browser sends to other companies, and the consent to it. */
export const externalCopy = copyArea("external", {
  title: "外部送信について",
  lead: "「{serviceName}」のページには、ご覧になる方の端末から、下の事業者へ情報を送るプログラムがあります。電気通信事業法に基づき、送信先と内容をお知らせします。",
  none: "「{serviceName}」のページには、ご覧になる方の端末から外部の事業者へ情報を送るプログラムはありません。",
  company: "送信先",
  sent: "送信する情報",
  purpose: "利用の目的",
  policy: "送信先の方針",
  optOut: "送信先での停止",
  policyLink: "{company}のプライバシーポリシー",
  optOutLink: "停止の方法を見る",
  neverTitle: "送信しないページ",
  neverText:
    "ご利用前の確認、登録情報、書類の提出、本人確認、契約のページでは、これらのプログラムは動きません。お名前、口座、書類の内容をこれらの事業者へ送ることはありません。",
  choiceTitle: "送信の許可",
  allowed: "この端末では、送信を許可しています。",
  refused: "この端末では、送信を許可していません。",
  undecided: "この端末では、まだお選びいただいていません。お選びになるまで送信しません。",
  allow: "許可する",
  refuse: "許可しない",
  withdraw: "許可を取り消す",
  dialogTitle: "利用状況の計測について",
  dialogText:
    "サービスの改善のため、ご覧になったページなどの情報を外部の事業者へ送ることがあります。許可いただくまで送信しません。",
  dialogMore: "送信する情報を見る",
  tagManagerName: "Google タグ マネージャー",
  tagManagerCompany: "Google LLC",
  tagManagerSent: "ページのURL、IPアドレス、ブラウザと端末の種類",
  tagManagerPurpose: "計測のためのプログラムの読み込みと管理",
  googleAnalyticsName: "Google アナリティクス",
  googleAnalyticsCompany: "Google LLC",
  googleAnalyticsSent:
    "ご覧になったページのURLと日時、IPアドレス、ブラウザと端末の種類、クッキーで識別する番号、ログインした方を識別するための変換した番号",
  googleAnalyticsPurpose: "サイトの利用状況の把握とサービスの改善",
  privacyTitle: "外部の事業者への送信",
  privacyText:
    "利用状況の計測などのために、{names}を使います。送信する情報、送信先、目的と停止の方法は「外部送信について」のページでお知らせします。",
});
