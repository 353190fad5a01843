import { copyArea } from "../text/copy-area.ts";

/** Header, footer and navigation, and what may appear over any page. */
export const layoutCopy = copyArea("layout", {
  logoLabel: "{serviceName} トップページへ",
  mainNavigation: "メインメニュー",
  footerNavigation: "規約と会社の情報",
  login: "ログイン",
  logout: "ログアウト",
  mypage: "マイページ",
  profile: "登録情報",
  howItWorks: "ご利用の流れ",
  price: "手数料",
  questions: "よくある質問",
  terms: "利用規約",
  privacy: "プライバシーポリシー",
  security: "情報セキュリティ方針",
  external: "外部送信について",
  sct: "特定商取引法に基づく表記",
  helpByPhone: "お電話 {phone}",
  factoringNote: "ファクタリングは請求書（売掛債権）の売買です。お金を借りるサービスではありません。",
  copyright: "© {year} {company}",
  newBuildTitle: "新しい画面があります",
  newBuildText: "再読み込みすると最新の画面になります。入力した内容はそのまま残ります。",
  newBuildReload: "再読み込みする",
  newBuildLater: "あとで",
  systemMessage: "重要なお知らせ",
});
