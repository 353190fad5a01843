/** By the last part of a page's title: what people call it, in Japanese and in English. */
export const synonyms: Readonly<Record<string, string>> = {
  // Actions
  Button:
    "ボタン 押す 実行 送信 主ボタン 副ボタン danger 危険 削除ボタン destructive submit press cta primary secondary loading busy disabled 無効 full width block wide link that looks like a button click action ボタンの言葉 クリック 送信ボタン red delete button",
  Link: "リンク 案内 anchor href 新しいタブ 外部リンク hyperlink url open in a new tab external back link リンク先 戻る",
  CopyButton: "コピー 写す クリップボード clipboard copy an account number copy to clipboard コピーボタン",
  Dialog:
    "ダイアログ モーダル 確認 取り消せない操作 削除の確認 modal popup confirm delete overlay 閉じる are you sure confirmation ask before alert window ポップアップ 本当に 確認メッセージ leaving with unsaved changes",
  ActionBar:
    "下の帯 追従 画面の下 footer bar sticky sticky bottom main action on phones fixed buttons スマートフォンの下 固定",
  Pagination:
    "ページ送り 次のページ 前のページ pager paging pages of a list long list navigate through pages of results page numbers next previous ページ番号",
  // Fields
  AmountField:
    "金額 円 お金 価格 amount money yen currency price number 万 億 数値 額面 全角数字 digits full-width thousands separator comma カンマ 桁区切り 金額の入力",
  TextField:
    "入力欄 テキスト 文字の入力 input text box フォーム 全角 半角 full-width half-width one time code telephone number phone 電話番号 single line name email numeric keypad 氏名 テキストボックス ふりがな",
  TextareaField:
    "複数行 長い文 文字数 comment textarea multiline counter multi line several lines long answer character count 自由記入 備考 文字数の上限",
  SelectField:
    "選択 プルダウン ドロップダウン dropdown pulldown select choose from a list of options 都道府県 一覧から選ぶ",
  RadioCards:
    "ラジオボタン 1つ選ぶ 選択肢 radio choice option radio button one of two choose one yes no toggle between options はい いいえ どちらか kind of account",
  Checkbox:
    "チェックボックス 同意 複数選択 consent agree tick terms agreement opt in accept tick box on off switch toggle スイッチ オンオフ",
  ComboboxField:
    "候補 検索つき入力 銀行 支店 サジェスト autocomplete suggest suggestions search box typeahead combobox bank pick from a long list searchable select filter as you type lookup company name 法人名の候補",
  DateField:
    "日付 日にち カレンダー 期日 生年月日 date calendar day picker birthday birth date due date deadline year month day 誕生日 支払日 年月日",
  PostcodeField:
    "郵便番号 住所 zip postal address address lookup find the address from a postcode 住所の自動入力",
  AccountNumberField: "口座番号 銀行口座 桁数 bank account digits bank account number seven digits 7桁",
  HolderNameField:
    "口座名義 カナ 半角カナ kana account holder name katakana name name of a bank account katakana conversion 名義人 カタカナ",
  PasswordField:
    "パスワード 表示 伏せ字 password reveal secret show hide the password visibility 目のアイコン",
  FileField:
    "ファイル アップロード 書類の提出 添付 写真 カメラ upload file attach document drag drop camera drag and drop photo scan upload progress retry 写真を撮る 進み具合 スキャン",
  FileLine:
    "提出した書類 ファイルの行 uploaded file row preview list of uploaded files thumbnail ファイル名 サムネイル",
  Field:
    "項目 ラベル 必須 任意 ヒント エラーの表示 label hint required optional fieldset group form error message under a field help text required mark asterisk label custom input 必須マーク 説明文 入力例",
  // Messages
  Banner:
    "お知らせ 注意 警告 帯 エラーの案内 alert notice warning message info warning at the top of a page callout announcement important above the content 重要なお知らせ 注意書き",
  Toast:
    "短い知らせ 通知 トースト snackbar notification 消える success saved done message temporary flash message disappears after saving 保存しました 数秒",
  ErrorSummary:
    "エラーのまとめ エラー一覧 入力の間違い 検証 validation errors summary form list of all errors failed submit 送信できない server errors beside fields",
  EmptyState:
    "空 何もないとき 0件 empty no data placeholder no results nothing found message when a list has no entries 見つからない nothing here yet blank データがない",
  Skeleton:
    "読み込み中 待ち ローディング loading placeholder spinner waiting loading state loading indicator while content loads shimmer",
  // Data
  Amount: "金額の表示 円の表示 大きな数字 figure price money display formatted yen big figure 金額を大きく",
  DataList:
    "一覧 表 テーブル table 項目と内容 定義リスト 確認画面 list definition summary key value read only data of a form key value pairs description list label and value details rows 明細 一覧表",
  PriceTable:
    "価格表 表 テーブル table 内訳 手数料 合計 差し引き price breakdown fee total deduction rows with amounts sum with fees deducted calculation 差引 計算",
  StatusBadge:
    "状態 ステータス バッジ ラベル タグ 審査中 status badge chip tag pill state label with colour 審査状況 色付きのラベル",
  Stepper:
    "手順 進み具合 ステップ 段階 progress steps wizard current step of a form multi step which step 進捗 何番目",
  Timeline: "履歴 時系列 経過 history timeline events activity log history of what happened いつ何が",
  // Layout and type
  Card: "カード 枠 かたまり 面 panel box border surface container",
  Columns:
    "2列 段組み 横に並べる 右の列 columns aside sidebar two columns layout two column grid side by side responsive desktop mobile 左右 2カラム",
  Stack: "縦に並べる 余白 間隔 vertical spacing gap margin between elements distance 上下の間隔",
  Inline: "横に並べる horizontal row wrap side by side buttons in a row 横並び",
  Page: "ページの幅 page width container max width margins 最大幅 center content maximum width",
  Divider: "区切り線 罫線 line separator rule",
  Heading: "見出し title h1 h2 heading sizes levels headline 見出しの大きさ",
  Text: "本文 文章 小さい文字 paragraph body copy caption bold size small text 太字",
  Icon: "アイコン 絵 印 icon pictogram svg list of icons icon names アイコン一覧",
  SiteHeader:
    "ヘッダー メニュー ナビゲーション ロゴ header menu navigation logo hamburger navigation bar side navigation logged in top bar メニュー ナビ グローバルメニュー",
  SiteFooter: "フッター 会社の情報 footer company links legal links bottom of the page 下のリンク 運営会社",
  SkipLink: "本文へ進む キーボード 読み飛ばし skip keyboard accessibility a11y jump to main content 本文へ",
  Composition: "見た目の組み立て テーマ 部品の形 theme themes variants composition",
  UiProvider: "文言を渡す 翻訳 words provider translate translation i18n locale",
  VisuallyHidden:
    "読み上げだけ 見えない文字 screen reader text for screen readers hidden hide visually sr-only",
  PdfPreview: "PDF 書類の表示 契約書の表示 preview document show a pdf viewer",
  Unbroken: "改行しない 折り返さない no wrap nowrap line break number",
  // Screens that are called otherwise than their addresses
  Contract: "契約 条件 同意 サイン 電子契約 offer sign agree terms",
  ContractComplete: "契約完了 signed",
  CancelComplete: "取り下げ 取り消し withdrawn cancelled",
  Invoices: "請求書 売掛先 取引先 invoice payer",
  Withdrawals: "入出金明細 通帳 口座の明細 bank statement passbook",
  Financials: "決算書 確定申告書 financial statements tax return",
  Resubmit: "再提出 出し直し 不備 resubmission correct a rejected document",
  EntryCheck: "申し込み内容の確認 確認画面 送信前 review before submit check answers",
  MyPage: "マイページ ダッシュボード 状況 dashboard home",
  PasswordReset: "パスワードの再設定 忘れた forgot",
  Activation: "メールアドレスの確認 本登録 verify email",
  Leave: "退会 アカウントを閉じる close account",
  Top: "トップページ はじめのページ landing hero 計算",
  Policy: "規約 プライバシーポリシー 特商法 法律のページ legal privacy terms",
  // Handbook, Japanese
  "1時間でブランドをつくる":
    "はじめ方 手順 新しいブランド テーマ 作り方 ロゴ 色を変える 文言を変える 始める トップページの構成 よくある質問 FAQ 条を足す 条文の追加 規約を変える 利用規約の条文 独自のページ ページを作る 会社概要 自社のフォント 順番 並べ替え 構成 お客さまの声 会社のあゆみ 見出し キャッチコピー ヒーロー 掲載 スマホ スマートフォンでの見え方 プレビュー 比べる ブランドボード 画像 手順",
  "1時間でブランドをつくる（つづき）":
    "書類 タグ アクセス解析 写真 フォント 計測 同意 自分のリポジトリ 検査 直す アナリティクス Google 納税証明書 追加の書類 SNS 共有したときの画像 シェア OGP アイコン 画像 絵 ファビコン 広告 GTM タグマネージャー 電話番号のない 検査の指摘 更新 プルリクエスト 住民票 証明書",
  ブランドが決めること:
    "色 角丸 余白 文字の大きさ 書体 フォント テーマ ダーク 暗い 見た目 デザイン 角を丸くする 明朝 明朝体 ゴシック 書体を変える 見出しの書体 太さ 字間 ヘッダーの色 アイコンの線 細い線 線の太さ 入力欄の形 ステップの形 左のメニュー タブ メインカラー 余白を広く 行間 カードの形",
  色とコントラスト:
    "色 カラー 配色 コントラスト 読みやすさ アクセシビリティ 暗い配色 ダークモード 読みにくい 読めない 文字の色 見えにくい 薄い 濃い 背景色 文字色 紛れる",
  文言: "言葉 文章 コピー 文 キー 書きかえ テキスト 言い回し 丁寧 言い方 言い換え 表現 エラーメッセージの文 画面の文章 文面を変える 用語",
  設定: "手数料 限度額 下限 上限 期限 営業日 口座 会社 電話番号 ホスト名 個人 法人 メンテナンス 個人事業主 受付時間 営業時間 住所 振込手数料 差出人 代表者 運営会社 受付 約束 日数 入金 大きさ 問い合わせ メールアドレス 手数料率 上限額 下限額 最低金額 社名 代表者名 住所変更 休業日 差出人名 メンテナンス中 振込先 ドメイン 審査日数 法人だけ 申し込める金額 裁判所 個人情報の責任者",
  メール:
    "文面 メールの文面 通知メール 自動返信 件名 差出人 文面 自動送信 通知 メールの件名 メールの差出人 お知らせメール メールのデザイン",
  公開までのチェックリスト:
    "公開 公開前の確認 公開前 リリース前 確認すること 本番 本番公開 公開する前 確認項目 動作確認 最終確認",
  開発する方へ:
    "開発 値の流れ フォーム エラー テスト キーボード 生成コマンド 作り方 項目を足す ページを足す 呼び出しを足す",
  部品を自分のアプリで使う:
    "インストール 導入 npm パッケージ デザインシステム 組み込み 自社アプリ Vite React UiProvider import 使い始める",
  テーマをつくる: "テーマ 配色 ダークテーマ 暗い CSS変数 カスタムプロパティ トークン 上書き",
  運用する方へ:
    "運用 本番 バックアップ 監視 環境変数 更新 復元 ジョブ サーバー PostgreSQL SMTP S3 Docker データベース ログ 死活監視",
  決定の記録: "なぜ 理由 設計",
  呼び出し: "API サーバー連携 エンドポイント 自社サーバー エラーコード 段階",
  オリジンと配信: "CORS ドメイン ホスト オリジン 配信 nginx CSRF トークン CSP クッキー",
  // Handbook, English
  "Which component": "choose component list catalogue 部品の選び方 どの部品",
  "Every page":
    "screens routes guards pages 画面の一覧 すべての画面 list of all routes urls addresses who may open a page",
  "Moves of an entry":
    "status transition state machine 状態の移り変わり 申し込みの動き ステータス遷移 states of an application lifecycle how a status changes statuses that can be cancelled",
  "A licensee in an hour":
    "getting started brand new theme tutorial quick start begin logo create a brand change colours preview order of the top page sections hero faq",
  "A licensee in an hour, continued":
    "papers tags analytics photographs font consent repository check mend icons social image og sharing",
  "What a brand decides":
    "theme theming tokens decisions colour corner border radius rounded density type dark customise look design primary colour brand colour button shape header colour heading font spacing",
  "Colours and contrast": "colour color palette contrast ratio accessibility wcag dark mode",
  Copy: "words texts wording strings keys translation i18n change a sentence button text error texts wording",
  Settings:
    "configuration fee limits days account hosts company individuals maintenance opening hours bank charge sender representative address phone promises",
  Mails: "email notification mail subject sender",
  "Checklist to launch": "go live release production before launch",
  "For developers":
    "development data flow forms errors tests generators keyboard theme own app where rule specification add a field add a page add a call new rule generator run tests test run tests validation write a test run one test tests of a component new screen new page new api call add an endpoint format dates money code structure form validation",
  "Use the kit in your own app":
    "install npm package design system component vite app setup embed standalone vite react import getting started kit component outside of this repository",
  Theming:
    "theme theming dark mode tokens css variables custom properties override deriveTheme dark theme primary colour change custom theme spacing scale radius",
  "For operators":
    "operations deploy backup restore monitoring health environment variables upgrade jobs postgresql smtp mail server s3 docker database logs metrics health check endpoint probe secret key rotation restore a backup deploy reverse proxy cron disk s3 alerts",
  Decisions: "why architecture decision records adr reasons records why chosen rationale architecture choice",
  Calls:
    "api endpoints own server integration rest error codes status errors idempotency level error response format json body request response",
  "Origins and hosting":
    "cors origin domain hosting nginx csrf token csp content security policy cookie https headers nginx configuration",
  "Money and days": "proof guarantee deadlines 証明 legal basis law of a sentence",
  "Register of speech": "tone of voice 言葉づかい 敬語 文体",
};
