import type { ThemeDecisions } from "@kaitori/ui/theme";
import type { BrandSettings } from "../settings/schema.ts";

/** `{ legal: { phone } }` → `"legal" | "legal.phone"`; fields within lists have no key. */
type KeyWithin<Group> = {
  [Name in keyof Group & string]-?: Name | KeyBelow<Name, NonNullable<Group[Name]>>;
}[keyof Group & string];
type KeyBelow<Name extends string, Value> = Value extends string | number | boolean | readonly unknown[]
  ? never
  : `${Name}.${KeyWithin<Value>}`;

export type DecisionSentences = Readonly<Record<keyof ThemeDecisions, string>>;
export type SettingSentences = Readonly<Record<KeyWithin<BrandSettings>, string>>;

/** Japanese explanation of each decision; the schema has the English one. */
export const decisionSentences: DecisionSentences = {
  brand: "ブランドの色です。ボタン、リンク、マークに使います。",
  accent: "アクセントの色です。1画面に1か所だけ、目を引くところに使います。",
  ink: "文字の色です。暗い面のあるブランドでは、その面にも使います。",
  paper: "ページの背景の色です。",
  surface: "ページの背景の上に置く、カードと入力欄の背景の色です。",
  neutral: "細い線と淡い面の色です。",
  action: "主なボタンを、ブランドの色とアクセントの色のどちらで塗るかです。",
  header: "ヘッダーとフッターを、どの色の面にするかです。",
  emphasis: "画面でいちばん大切な部分の目立たせ方です。",
  corner: "角の丸み（px）です。カードはこの値のとおり、ボタンや入力欄は12pxまでの丸みになります。",
  buttons: "ボタンの形です。角の丸みをほかとそろえるか、両端を丸くするかを選びます。",
  density: "余白の広さです。",
  typeScale: "文字の大きさです。",
  bodyFamily: "本文の書体です。端末にあるフォントで表示します。",
  headingFamily: "見出しの書体です。端末にあるフォントで表示します。",
  headingWeight: "見出しの太さです。",
  headingTracking: "見出しの字間です。tightにすると、フォントの標準より狭くなります。",
  frame:
    "ログインしてからのページを囲むものです。bar（上の帯）、letterhead（中央のロゴ）、tabs（タブ）、rail（左の柱）から選びます。",
  ornament:
    "見出しの飾りです。none（なし）、rule（罫線）、leaf（葉。ページの下に丘を描きます）、block（四角）から選びます。",
  groups: "項目のまとめ方です。cards（カード）、ledger（罫線で区切る帳票）、panels（淡い面）から選びます。",
  fields:
    "入力欄の形です。plain（標準）、labelStrips（申込書のように項目名を帯に置きます）、boxes（項目名と欄をひとつの枠に入れます）、sheets（質問ごとに一枚の紙）から選びます。",
  facts:
    "内容の一覧の並べ方です。rows（行）、leaders（点線の先に内容）、stripes（色を敷いた行）、tiles（小さな区画）から選びます。",
  columns: "広い画面の2列目を、手続きの横（beside）と下（below）のどちらに置くかです。",
  steps: "ステップの描き方です。bars（帯）、track（一本の線）、numbers（漢数字）、beads（丸）から選びます。",
  icons:
    "アイコンと状態の描き方です。line（線）、fine（細い線）、tinted（淡い面）、solid（塗り）から選びます。",
  primaryButton:
    "主なボタンの作りです。flat（平ら）、framed（内側の線）、raised（厚み）、arrow（矢印）から選びます。",
};

/** Japanese explanation of each setting. */
export const settingSentences: SettingSentences = {
  serviceName: "申込者が読むサービスの名前です。",
  hosts:
    "このブランドを表示するホスト名です。最初のものが正式なホスト名になります。ほかのブランドと同じホスト名は使えません。",
  apiHost: "APIのオリジンです。サイトのオリジンと違うときに書きます。",
  server: "ブランドのサーバーについて、前もって分かっていることです。",
  "server.level":
    "サーバーの段階です。仕様の呼び出しだけなら0、この製品のサーバーなら1と書きます。ページはこれに合わせて作られます。書かなければ、開いたときに確かめます。",
  "server.elsewhere": "段階0のサーバーにない手続きを行う、アプリケーションの外のアドレスです。",
  "server.elsewhere.pre_entry": "登録情報の前の質問に答えるページです。",
  loginOrigins:
    "このサイトのほかに、申込者がログインすることのあるオリジンです。このサイトに申込者を案内する他社のサービスや、ほかの事業者のサイトを書きます。サーバーは、ここにないところへは案内できません。",
  individuals:
    "個人（法人ではない方）の申し込みを受け付けるかどうかです。falseにすると、個人の方はログアウトになり、/unsupported/に移ります。",
  tags: "ブランドのページで動く、ほかの会社のスクリプトです。書かなければ、ほかの会社のスクリプトは読み込みません。",
  "tags.consent":
    "訪れた人への同意の求め方です。askでは、許可があるまで何も読み込みません。informでは、すぐに読み込み、/policy/external/で断れるようにします。",
  "tags.list":
    "ブランドのページで動く、ほかの会社のスクリプトのすべてです。タグマネージャーが読み込むものも書きます。ここにないものは動きません。",
  abTestId: "ページの表示のあとに始まるA/BテストのIDです。",
  blogTag: "トップページで案内するブログ記事の、タグのIDです。",
  links: "アプリケーションの外のアドレスです。",
  "links.uploadFaq":
    "ファイルの提出についてのヘルプページです。何を撮ればよいか、どの形式が使えるかを説明します。ファイルを提出する画面から案内します。書かなければ、案内は出ません。",
  "links.blog":
    "ブログのアドレスです。トップページから、blogTagのタグが付いた記事へ案内します。書かなければ、ブログへの案内は出ません。",
  "links.cardPayment": "カードで支払うサービスのページです。書かなければ、その案内はどこにも出ません。",
  sender: "メールの差出人です。",
  "sender.name": "差出人として申込者に表示される名前です。",
  "sender.address": "差出人のメールアドレスです。",
  limits: "このブランドが申し込みを受け付ける金額と大きさの範囲です。",
  "limits.purchaseAmountMin": "申し込める買取金額の下限（円）です。",
  "limits.purchaseAmountMax": "申し込める買取金額の上限（円）です。",
  "limits.paymentWithinDays": "買い取る請求書の、お支払期日までの日数の上限です。",
  "limits.feeRatioMin": "手数料の下限です。買い取る額面に対する割合で書きます。",
  "limits.feeRatioMax": "手数料の上限です。買い取る額面に対する割合で書きます。",
  "limits.bankCharge": "入金の際に差し引く振込手数料（円）です。",
  "limits.uploadBytes": "アップロードできるファイル1つの大きさの上限（バイト）です。",
  "limits.uploadsPerKind": "書類1種類につき提出できるファイルの数です。",
  furtherPapers:
    "どのブランドでも求める書類のほかに、このブランドの申込者に求める書類です。サーバーもこれに従って判断します。",
  promises: "審査の結果と入金の期限、代金を引き渡す期限です。日数は金融機関の営業日で数えます。",
  "promises.decision": "申し込みから最初の結果までの営業日数です。",
  "promises.payOut": "契約から振込までの営業日数です。",
  "promises.handOver":
    "お取引先の支払日から、届いた代金を引き渡すまでの営業日数です。この日数のうちに引き渡します。",
  "promises.complaint": "苦情を受けてから回答するまでの営業日数です。",
  "promises.dayEnds":
    "1日の業務が終わる時刻（日本時間）です。この時刻以後に届いたものは、翌営業日から数えます。",
  "promises.closedDay":
    "お取引先の支払日が金融機関の休業日に当たるとき、翌営業日（next）と前営業日（previous）のどちらに移すかです。",
  returnAccount: "お取引先が支払った代金を、申込者が引き渡す口座です。",
  "returnAccount.bankName": "銀行名です。",
  "returnAccount.bankCode": "銀行コード（4桁）です。",
  "returnAccount.branchName": "支店名です。",
  "returnAccount.branchCode": "支店コード（3桁）です。",
  "returnAccount.depositType": "預金の種類です。ordinary（普通）かchecking（当座）を書きます。",
  "returnAccount.number": "口座番号（7桁）です。",
  "returnAccount.holder": "画面に表示する口座名義です。全角カタカナで書きます。",
  "returnAccount.holderKana": "振込のデータに使う口座名義です。半角カタカナで書きます。",
  legal: "規約などのページに表示する、ブランドの運営会社です。",
  "legal.company": "請求書を買い取る会社の会社名（登記上の名称）です。",
  "legal.we": "規約や方針の中での自社の呼び方です（例：当組合）。書かなければ「当社」になります。",
  "legal.representative": "代表者の役職と氏名です。",
  "legal.zipcode": "登記上の所在地の郵便番号です。7桁をハイフン付きで書きます。",
  "legal.address": "登記上の所在地です。郵便番号は含めません。",
  "legal.phone": "申込者が電話をかけられる番号です。",
  "legal.email": "お問い合わせを受けるメールアドレスです。",
  "legal.hours": "電話の受付時間です。書いたとおりに表示します。",
  "legal.privacyOfficer": "個人情報の責任者です。部署か氏名を書きます。",
  "legal.court": "規約で合意する第一審の裁判所です。",
  "legal.established": "規約の制定日です。",
  "legal.revised": "規約と方針の最終改定日です。",
  maintenance: "メンテナンス中かどうかです。",
  "maintenance.on": "trueにすると、どのページもメンテナンスのお知らせになります。",
  "maintenance.until": "サイトを再開する日時です。申込者には、書いたとおりに表示します。",
};

/** All explanations by their path in settings.ts or tokens.ts. */
export const sentencesOfKeys: Readonly<Partial<Record<string, string>>> = {
  ...settingSentences,
  ...Object.fromEntries(
    Object.entries(decisionSentences).map(([name, sentence]) => [`decisions.${name}`, sentence]),
  ),
};
