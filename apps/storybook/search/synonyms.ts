/** Other names of a page in Japanese and English, by the last part of its title. */
export const synonyms: Readonly<Record<string, string>> = {
  // Actions
  Button:
    "ボタン, 二重送信を防ぐ, 送信ボタン, 保存ボタン, 主なボタン, 削除ボタン, 危険な操作, 押せないボタン, クリック, 実行, button, submit button, primary button, secondary button, call to action, danger, destructive action, red delete button, disabled button, loading button, spinner in a button, busy while saving, full width button, link that looks like a button, button with icon only, reset a form, press, submit, disabled, loading, icon in a button, button sizes, button group, アイコン付きのボタン, primary button style, button variants, cta, icon button, ghost button, outline button, submit a form, save, cancel, delete, button in a form, button with a spinner",
  Link: "リンク, 外部リンク, 新しいタブ, 戻るリンク, 文中のリンク, リンク先, link, anchor, href, hyperlink, url, external link, open link in new tab, back link, breadcrumb, text link, inline link in a paragraph, button as a link, download link, mail link, telephone link, a tag, inline link, underlined text, next page link",
  CopyButton:
    "コピーボタン, クリップボード, 番号を写す, copy button, copy to clipboard, copy text, copy an account number, button that copies, copy icon, copy an id, copy a code, copy bank details, copy transfer details",
  Dialog:
    "ダイアログ, モーダル, ポップアップ, 確認メッセージ, 削除の確認, 取り消せない操作, 本当によいか確かめる, 閉じるボタン, dialog, modal, popup, alert window, overlay, are you sure, confirm before deleting, confirm before delete, ask before leaving, unsaved changes, focus trap, close with escape, close button, modal width, dialog size, ask for confirmation, drawer, focus management, confirm dialog, 確認画面を出す, dialog with two buttons, confirm box, alertdialog, sheet, lightbox, keep focus inside, trap the tab key, prompt, two step confirmation, second confirmation, confirmation of a deletion",
  ActionBar:
    "画面の下のボタン, 追従するボタン, 下に固定, 送信の帯, sticky bar at the bottom, fixed footer bar, main action on phones, button bar, toolbar, sticky footer, bottom bar, buttons that stay visible while scrolling, always visible submit, save button at the bottom, main button on mobile, pinned button",
  // Fields
  AmountField:
    "金額, 金額の入力, 円, お金, 万円, 億, 額面, 桁区切り, カンマ, 全角数字, 数字の入力, 上限を超えた金額, amount, amount input, money input, currency input, yen, price input, numeric field, numbers, thousands separator, full-width digits, minimum and maximum amount, unit suffix, currency symbol, input that formats yen, format while typing, spinbutton, number input, type a price, money with a suffix, decimal places, amount in words, yen in words",
  TextField:
    "入力欄, テキストボックス, 文字の入力, 電話番号の入力, 氏名, ふりがな, 全角, 半角, 確認番号, プレースホルダー, メールアドレスの入力欄, input, text box, text input, disabled input, invalid input, telephone number input, single line, email input, phone number field, url field, name field, full-width characters, half-width, one time code, one time password, verification code, sms code, numeric keypad, placeholder, maximum length, prefix or suffix, autofill, error state of an input, read only input, digits only, search input, email address, validate an email address, 会社名の入力, form input, one line of text, fax number, given name",
  TextareaField:
    "複数行, 長い文, 自由記入, 備考, 文字数の上限, textarea, multiline input, multi line text, several lines, long answer, comment box, character count, character limit, how many characters are left, count of characters, text area, maximum length of a text, long text input, autosize, grows with the text, remaining characters, message box, free text",
  SelectField:
    "選択欄, プルダウン, ドロップダウン, 都道府県, 一覧から選ぶ, select, dropdown, pulldown, picker, native select, choose from a list of options, prefecture, options, select with many options, choose a month, drop down list, list box, option, combo box with few options, choose from a short list",
  RadioCards:
    "ラジオボタン, 1つ選ぶ, 選択肢, 二択, はいかいいえ, どちらか, radio button, radio group, radio cards, option cards, choose one, single choice, yes or no, two options side by side, segmented control, kind of account, radio, options with descriptions, radio list, yes no question, question with two answers, radiogroup, toggle buttons, tiles, company or sole trader, either or, mutually exclusive options",
  Checkbox:
    "チェックボックス, 同意のチェック, 規約に同意, オンオフ, スイッチ, checkbox, tick box, terms checkbox, accept terms, consent, agree, opt in, toggle, switch, check box, several choices, multiple choice, accept a policy, tick, accept the privacy policy, accept the terms",
  ComboboxField:
    "候補, 検索つき入力, サジェスト, 銀行を選ぶ, 支店, 金融機関, 会社を探す, 法人名の候補, 入力補完, autocomplete, typeahead, suggestions, search box, searchable drop-down, searchable select, list of banks, bank name, branch, search for a company by name, filter as you type, combobox, async search, lookup, long list of options, select from a list of banks, select a bank branch, bank search, search field with results, datalist, listbox, one out of many, fetch suggestions, choose from a long list, search while typing",
  DateField:
    "日付, 日付の入力, カレンダー, 期日, 生年月日, 誕生日, 和暦, 有効期限, 支払日, date, date input, date picker, calendar, calendar popup, birthday, date of birth, due date, deadline, expiry date, year month day, date format validation, how to use the datepicker, datepicker, enter a date, date entry, date field, day month year, day of birth, type a day, japanese era, time picker",
  PostcodeField:
    "郵便番号, 住所, 住所の自動入力, 住所検索, postcode, postal code, zip code, address, address lookup, fill in the address, autocomplete of addresses, address form, street and city, address autofill",
  AccountNumberField:
    "口座番号, 銀行口座, 7桁, bank account number, account number, seven digits, leading zeros, account digits, zero padding",
  HolderNameField:
    "口座名義, 名義人, カナ, 半角カナ, カタカナ, フリガナ, account holder, holder name, kana, katakana validation, katakana conversion, half-width katakana, convert hiragana to katakana, name in kana",
  PasswordField:
    "パスワード, パスワードの表示, 目のアイコン, 伏せ字, パスワードの強さ, password, show password, hide password, reveal, eye icon, password strength, new password, password rules, password input, mask characters, hidden characters, paste a password, reveal what was typed, caps lock",
  FileField:
    "ファイルのアップロード, 書類の提出, 添付, 写真を撮る, カメラ, スキャン, 本人確認書類の写真, PDFを送る, ファイルの大きさ, 複数のファイル, 進み具合, file upload, attach a document, upload a pdf, choose a file, drag and drop, camera, photo of an identity card, scan, upload progress, retry an upload, multiple files, file size limit, invalid file type, upload rejected, progress bar, file input, upload component, upload error, cancel an upload, picture upload, file upload error, file too big, 書類のアップロード, several pages of a document, several files, upload an invoice, dropzone, photo upload from a phone, take a picture, upload an image, send documents, document scanner",
  FileLine:
    "提出した書類, ファイル名, サムネイル, ファイルを消す, uploaded file, list of uploaded documents, submitted files, remove a file, thumbnail, attachment, preview of an uploaded file, picture of an uploaded file, delete an uploaded document, download a file, name and size of a file",
  Field:
    "項目, ラベル, 必須, 必須マーク, 任意, ヒント, 入力例, 欄の説明, 欄のエラー, 赤字, label, hint, help text, required mark, required field, optional, fieldset, group form fields, form layout, error under a field, inline error, error message of a field, red text for invalid input, custom input, wrap an input, accessible description, input with error state, wrap a custom control, error text, description under a label, accessible form, long error message, form group, form control, helper text, legend, form row, input group",
  // Messages
  Banner:
    "お知らせ, 注意書き, 警告, 重要なお知らせ, 帯, エラーの案内, banner, alert, notice, warning, info box, callout, announcement, warning at the top of a page, inline message, error banner, message box, highlight a message, persistent message, status message, info, notification bar, inset text, warning text, message that stays",
  Toast:
    "トースト, 短い知らせ, 通知, 保存しました, 自動で消える, toast, snackbar, notification, flash message, success message after saving, saved, notice that disappears, temporary message, undo, feedback after an action, toast message, notification that disappears, saved message",
  ErrorSummary:
    "エラーのまとめ, エラー一覧, 入力の間違い, 入力漏れ, 送信できない, 最初のエラー, error summary, validation errors, list of all errors, form errors, failed submit, server errors beside fields, scroll to the first error, focus the first invalid field, error list above the form, invalid fields, 入力エラー, list of errors, jump to the first error, validation summary, errors at the top of a form",
  EmptyState:
    "何もないとき, 0件, データがない, 見つからない, 空の一覧, empty state, no data, no results, nothing found, list has no entries, nothing here yet, blank, empty table, empty search result, nothing to show, list without results, blank slate, empty list, zero results, nothing yet",
  Skeleton:
    "読み込み中, ローディング, 待ち時間, スピナー, skeleton, loading, loader, spinner, loading indicator, loading state of a page, content placeholder, shimmer, layout shift, loading screen, waiting for data, loading animation, loading state, layout shift while loading",
  // Data
  Amount:
    "金額の表示, 円の表示, 大きな数字, 金額を大きく, 円マーク, format yen, format money, money formatting, currency format, number formatting, currency symbol, show an amount, price display, big figure, right aligned figures, rounded amount, large price, negative amount, total, sum of money, amount with unit, money, yen, format a sum, numbers in a table, numbers aligned, figures in a column, sum in words, percentage",
  DataList:
    "一覧表, 表, テーブル, 項目と内容, 定義リスト, 明細, 入力内容の確認, スマートフォンの表, table, data list, definition list, key value pairs, label and value, summary list, read only data, read only data of a form, details, description list, table on small screens, responsive table, show answers, table component, list of facts, two column list, summary of a form, list with labels, labels on the left, label beside value, rows of facts",
  PriceTable:
    "価格表, 内訳, 手数料, 合計, 差し引き, 手取り, 見積もり, price table, price breakdown, fee, total, deduction, sum with fees, line items, calculation, rows with amounts, total price, costs, receipt, price per invoice, summary of prices, fees and total, subtotal",
  StatusBadge:
    "状態, ステータス, バッジ, タグ, 審査中, 審査状況, 色付きのラベル, 進捗ラベル, status badge, status tag, chip, pill, state label, status colours, lozenge, badge, badge variants, label, status of an application, coloured label, state of an application, indicator, badge in a list, badge in a row",
  Stepper:
    "手順, ステップ, 段階, 進捗, あと何ステップ, 全体の流れ, stepper, wizard, current step, multi step form, progress of a form, progress bar of steps, step indicator, which step of a form, progress, progress indicator, steps of a process, number of steps, step by step, progress through an application, progress through a form, done and coming steps, breadcrumb of steps, task list, stages",
  Timeline:
    "履歴, 時系列, 経過, いつ何が, timeline, history, events, activity log, audit trail, chronological, what happened when, history of status changes, vertical list of steps with dates, event list, feed, milestones, log, history of an application",
  // Layout and type
  Card: "カード, 枠, かたまり, 囲み, 箱, card, panel, box, surface, container with border, group content, tile, shadow, rounded box, card style, highlighted box, card with a heading, card with actions, cards in a list",
  Columns:
    "2列, 段組み, 横に並べる, 右の列, サイドバー, 2カラム, レスポンシブ, columns, two columns, grid, sidebar, aside, one column on phones, responsive layout, breakpoints, media query, side by side on desktop, grid layout, layout with an aside, 12 columns, card grid, side column, desktop layout, phone layout, split layout, main and side, two cards next to each other, row of cards",
  Stack:
    "縦に並べる, 余白, 間隔, 上下の間隔, stack, vertical spacing, gap, margin between elements, space between, spacing, distance, margin, stack with gap, padding, vertical list of things, column of elements, vstack, flex column, equal gaps",
  Inline:
    "横に並べる, 横並び, inline, horizontal row, side by side, two buttons side by side, buttons in a row, wrap, flex row, align items, align to the right, button group, horizontal layout, hstack, cluster, right aligned buttons, items that wrap",
  Page: "ページの幅, 最大幅, 横幅, page width, max width, centered content, centered layout, container, margins of a page, page layout, wrapper",
  Heading:
    "見出し, 見出しの大きさ, 小見出し, heading, title, h1, h2, heading levels, headline, subheading, heading sizes, page title, section title, h3, h4, heading that looks smaller, visual size of a heading, section heading",
  Text: "本文, 段落, 小さい文字, 太字, 注釈, text, paragraph, body text, caption, small print, bold, text size, font size, muted text, truncate long text, typography, text colour, secondary text, line height, font weight, text styles, long text, text alignment, quote, small grey text, label text, helper text, paragraph spacing, emphasis",
  Icon: "アイコン, アイコン一覧, 絵, 印, マーク, icon, icons, icon names, list of icons, icon set, svg, pictogram, symbol, accessible label of an icon, check mark, arrow, icon size, custom icon, アイコンを変えたい",
  SiteHeader:
    "ヘッダー, メニュー, ナビゲーション, グローバルメニュー, ハンバーガー, スマホのメニュー, スマートフォンのメニュー, header, site header, navigation menu, navigation bar, mobile navigation, hamburger menu, top bar, app bar, user menu, header on mobile, responsive header, menu on phones, sticky header, logo in the header, header links, menu, ヘッダーにメニューを足す, ヘッダーのリンク",
  SiteFooter:
    "フッター, 下のリンク, 運営会社, コピーライト, footer, site footer, company links, legal links, footer navigation, multi column footer, bottom of the page, copyright, links at the bottom, footer text",
  SkipLink:
    "本文へ進む, 読み飛ばし, キーボード操作, タブキー, skip link, skip navigation, jump to main content, keyboard navigation, keyboard shortcut, tab order, keyboard users, accessibility",
  Composition:
    "見た目の組み立て, 部品の形, テーマの見本, 見た目の種類, composition, looks of components, theme variants, frames",
  UiProvider:
    "文言を渡す, 翻訳, 多言語, 言語, 英語にする, provider, react context, wrap the app, translate, translation, where are texts translated, translate words of components, i18n, locale, set the locale, words of a component, add a language",
  VisuallyHidden:
    "読み上げだけ, 見えない文字, 音声読み上げ, visually hidden, hide text visually, screen reader text, screen reader only, sr-only, accessible name, aria-label, live region, hidden from sight, announcement of a screen reader, text only for screen readers",
  PdfPreview:
    "PDFの表示, 書類の表示, 契約書の表示, pdf preview, show a pdf, show a pdf inline, pdf viewer, embed a document",
  Unbroken:
    "改行しない, 折り返さない, 途中で折れる, no line break, no wrap, nowrap, number without wrapping, keep together, non-breaking",
  // Screens whose usual name differs from their address
  Messages:
    "セッションが切れた, ログインが切れた, 時間切れ, まもなくログアウト, 再ログイン, session timeout, session expired, logged out after inactivity, signed out, newer version, reload, log in again, messages of the site, two step verification, verify by mail, confirm it is you, login required, banner of the site, new version available, あなたの確認",
  Callback: "外部ログインから戻る, redirect after external login, oauth callback",
  Agreement:
    "契約書を見る, 契約書の印刷, 契約書の控え, 印刷, print, print a page, print a contract, signed contract, contract text, markdown of terms, text of the contract",
  EntryComplete:
    "申し込み完了, 完了画面, 受付完了, 手続きの完了, サンクスページ, application received, thank you page, confirmation page",
  EntryDetail:
    "審査結果, 審査に落ちた画面, 否決, 申し込みの状況, 審査中の画面, 入金日の表示, application detail, status page of an application, rejected application, track an application, review result, declined, status of my application, where is my application",
  Errors:
    "エラー画面, エラーページ, ページが見つからない, 通信エラー, つながらない, error page, 404, 500, page not found, server error page, something went wrong, offline, error boundary, not allowed to open a page, access denied, ページの表示に失敗, エラーの画面, 502, 503, 429, too many requests, server is not reachable, crash, connection lost",
  ExtSignup:
    "提携先からの登録, 招待, 会計ソフト, 外部サービスから, sign up from a partner, expired invitation link, invitation, referral",
  Login:
    "ログイン画面, サインイン, login, log in, sign in, login form, ログイン, login page, パスワードの入力",
  MailChangeDone: "メールアドレスを変えた, confirm a new email address, email changed",
  Maintenance:
    "メンテナンス画面, 工事中, 停止中の画面, maintenance page, site is down, server down message, planned downtime",
  MyPageReturns: "代金を引き渡す, お客さまからの振込, 振込先の画面, hand over money, transfer due, pay back",
  OwnPage:
    "独自のページの見本, 会社紹介ページ, page of one brand, custom page, extra page, static page, about page",
  PreEntry:
    "事前確認, 申し込める条件, 利用条件, 対象かどうか, eligibility, eligibility check, who can apply, questions before applying, screening",
  ProfileLogin:
    "パスワードの変更, メールアドレスの変更, change password, change email address, login settings",
  ProfileMailNotices: "配信停止, メールを止める, 通知の設定, unsubscribe, stop mails, notification settings",
  Profile: "会員情報, 登録内容, アカウント, profile page, account settings, my data",
  ProfileBeforeEntry: "本人確認の期限, 足りない項目, complete the profile before applying, identity expired",
  ProfileEditing:
    "登録情報を直す, 本人確認書類, 本人確認の説明, 免許証, マイナンバーカード, パスポート, 口座を変える, edit profile, identity documents, driving licence, passport, bank account form, edit a list of accounts",
  ProfileRegister:
    "会社情報の入力, 代表者の入力, 登録の手順, onboarding, company details form, profile wizard",
  Register: "会員登録, アカウント作成, 登録フォーム, sign up, create an account, registration form",
  Unsupported: "個人事業主の案内, 利用できない方, not eligible, sole trader not accepted",
  Contract:
    "契約, 条件の画面, 買取条件, サイン, 電子契約, 署名, contract, offer, accept an offer, sign, e-signature, agree to terms, contract signing, sign a contract",
  ContractComplete: "契約完了, 契約のあと, contract signed, after signing",
  CancelComplete: "取り下げ, 取り消し, 申し込みをやめる, withdrawn, cancelled, cancel an application",
  Invoices:
    "請求書, 請求書の入力, 売掛先, 取引先, 下書き, 途中で保存, 申し込みの途中で保存, invoice form, payer, draft, save draft, autosave, typed text after a reload",
  Withdrawals: "入出金明細, 通帳, 口座の明細, bank statement, passbook",
  Financials: "決算書, 確定申告書, financial statements, tax return",
  Resubmit: "再提出, 出し直し, 不備, 差し戻し, resubmission, correct a rejected document, send again",
  EntryCheck:
    "申し込み内容の確認, 確認画面, 送信前の確認, check answers, review before submit, read-only summary of answers",
  MyPage:
    "マイページ, ダッシュボード, ホーム, ログイン後の画面, 今の状況, dashboard, home after login, overview of applications",
  PasswordReset: "パスワードを忘れた, パスワードの再設定, forgot password, password reset",
  Activation: "メールアドレスの確認, 本登録, verify email, activation link, confirm email address",
  Leave: "退会, 解約, アカウントを閉じる, close account, delete account",
  Top: "トップページ, はじめのページ, ホームページ, 計算機, landing page, home page, front page, hero",
  Policy:
    "規約, 利用規約, プライバシーポリシー, 個人情報保護方針, 特商法, 法律のページ, 法律上の表記, legal pages, privacy policy, terms of service, cookie policy, 特定商取引法, 特定商取引法の表示, 法律で決まった表示, 個人情報, render terms, show the terms",
  // Handbook, Japanese
  "1時間でブランドをつくる":
    "はじめ方, 始める, 新しいブランド, ブランドを作る, ロゴを変える, ロゴを差し替える, ロゴの大きさ, ロゴの変更, ロゴが小さい, 色を変える, ボタンの色を変える, 文言を変える, トップページの構成, トップページの文章, トップの画像, 並び順, 順番を変える, よくある質問, 質問を増やす, FAQ, よくある問い合わせ, お知らせの記事, お知らせを出す, キャンペーン, バナー, お客さまの声, お客様の声, 口コミ, 会社のあゆみ, 沿革, 会社概要, 代表のあいさつ, 実績, 数字で見せる, 強み, 選ばれる理由, 流れの説明, 入金までの流れ, 使い方の説明, 電話の案内を大きく, 計算機を置く, 背景の写真, キャッチコピー, 独自のページ, ページを増やす, 規約を変える, 条文の追加, 利用規約の条文, 規約を直す, フッターにリンクを足す, 見出し, スマホでの見え方, スマートフォンでの見え方, プレビュー, 見比べる, ブランドボード, デザインツール, Figma, ファビコン, 自社のフォント, 検査のエラー, テーマ, 新着情報, ニュース, ページの追加, リンクの追加, セクションの追加, ロゴを差し替えたい, スマホ表示, パソコンでの見え方, 紹介文, メリット, 検索結果の説明文, 設定の値を文に入れる, ブランドの保存, 組み立て, 申し込みの流れ, 手順を見せる, 商品の説明, 動画, 表紙, トップに載せる, スマホで確認する, パソコンで確認する, 見た目を確認する, ロゴ, ロゴの設定, 規約の変更, 会社の写真, 声の追加, トップページ, 社内で見せる, 上司に見せる, 見本の画面, 並べ替え, 画像のサイズ",
  "1時間でブランドをつくる（つづき）":
    "写真, 写真を入れる, 写真の大きさ, 写真のサイズ, 店の写真, 画像の差し替え, ロゴの色, 明るいロゴ, タグ, アクセス解析, 計測, Googleアナリティクス, タグマネージャー, 広告のタグ, アンケート, 同意画面, クッキー, 追加の書類, 必要書類を増やす, 必要書類の一覧, 納税証明書, 住民票, 共有したときの画像, SNS, OGP, アイコン, 自分のリポジトリ, 検査, 検査の指摘, 検査を直す, 更新, プルリクエスト, 外部サービス, 画像サイズ, 画像を重くしない, コンバージョン計測, ホーム画面のアイコン, 公開されたパッケージ, 検査の注意, 検査で見つかった",
  ブランドが決めること:
    "色, メインカラー, 角丸, 角を丸くする, 丸みのある形, 柔らかい印象, ボタンの形, ボタンを丸くする, ボタンを目立たせる, 余白, 余白を広く, 文字の大きさ, 文字を大きく, 文字が小さい, 字間, 行間, 太さ, 書体, フォント, 明朝, 見出しの書体, 見出しを明朝体に, 見出しの色, ヘッダーの色, ヘッダーの形, フッターの色, 左のメニュー, タブ, 入力欄の形, 入力欄の見た目, カードの形, 表の形, ステップの形, ステップの見た目, アイコンの線, 線の太さ, 飾り, ダーク, 暗いテーマ, 見た目, デザイン, テーマカラー, 丸ゴシック, ボタンの色, 画面の雰囲気, 高級感, メニューの位置, 一覧の並べ方, ステップの表示, フォームの見た目, ボタンの見た目, 一覧の見た目, ヘッダーの見た目, 画面の見た目, 見出しの字体, 字体, 見出しの大きさ, ボタンの端, 余白を狭く, 文字の種類, 角をとがらせる, 四角いボタン, ゴシック体, 書体を変える, 影をつける, 太い線, 落ち着いた印象, 若々しい印象, 文字を太く, 赤, 青, 緑, 黄色, 紫, 茶色, ピンク, ボタンを緑に, 見出しを太く",
  色とコントラスト:
    "色, 配色, カラー, コントラスト, コントラスト比, 読みやすさ, 読みにくい, 読めない, 見えにくい, 文字の色, 文字が薄い, 背景色, 背景を黒く, 濃い背景, 暗い配色, ダークモード, 明るい色, 薄い色, アクセシビリティ, 色覚, 文字と背景の組み合わせ, ボタンの文字の色, リンクの色, 配色の変更, どの色がどこに, 色のルール, 色の決まり, 色の使い方, 背景, この色は使えるか, 白い文字, 黄色の背景, 文字が見えるか, 色の組み合わせ, 色弱, 目立たない文字, 灰色の文字, 赤い文字, 黒い背景",
  文言: "言葉, 文章, 文章を直す, コピー, テキスト, 言い回し, 言い方, 丁寧にする, 表現, 表記, 誤字, ボタンの文字, エラーメッセージの文, 画面の文章, 説明文, 注意書きの文, 完了画面の文, 見出しの言葉, 用語, 文のキー, トップページの文章, 項目名, ラベルを変える, ボタン名, 文の差し替え, 文を探す, 文章をやわらかくする, やわらかい言い方, 固い文章, 文章の書き方, 言葉の決まり, 敬語, この言葉を変える, ボタンの言葉, 英語を日本語に直す, 案内文, 画面の言葉, 注意の文",
  設定: "手数料, 手数料率, 手数料の上限, 限度額, 上限, 下限, 最低金額, 申し込める金額, 営業日, 営業日の数え方, 祝日, 休業日, 審査の日数, 入金までの日数, 会社, 会社名, 社名変更, 会社名を直す, 会社情報, 所在地, 住所, 電話番号, 受付時間, 営業時間, 代表者, 問い合わせ先, お問い合わせのメールアドレス, 問い合わせフォーム, 振込手数料, 振込先, 口座, 差出人, ホスト名, ドメイン, メンテナンス, メンテナンス中にする, 個人事業主, 法人だけ, 個人情報の責任者, 裁判所, 入金, 受付, 料金, 日数, 連絡先, 送信元, カード払い, 撮り方の案内, 法人のみ, 休み, 送信元のアドレス, 審査にかかる日数, サービス名, サービス名を変える, 会社の呼び方, 手数料の表記, 申し込みの条件, 数字の約束, 年末年始, 定休日, 請求額の下限, 買取の上限, 審査は何日, 送信者名, 代表電話, FAX, 社長の名前, 登録番号, インボイス番号, 500万円まで, 1件あたりの上限, 何%, 何円から, 何日以内",
  メール:
    "メールの文面, メールの文章, メールの言葉, 通知メール, お知らせメール, 確認メール, 自動返信, 件名, 差出人の名前, メールのデザイン, メールのロゴ, 送信元, メールの確認, 送られる文面, メールの署名, メールの見た目, メールを直す, 文面を変える, 送られるメールの一覧, 申込完了メール, 受付メール, メールの本文, 審査結果のメール, 不採用のメール, 催促のメール, お礼のメール, メールの電話番号, メールに足す, お祝いメール, 文を足すメール, メールの連絡先, メールの差し込み",
  公開までのチェックリスト:
    "公開, 公開前の確認, 公開前のチェック, 公開の手順, リリース前, 本番公開, 確認項目, 動作確認, 最終確認, 公開したあと, リリース, 準備すること, 公開に必要なもの, 公開日, 公開スケジュール, やることの一覧, 公開できる状態",
  開発する方へ:
    "開発, 値の流れ, フォーム, エラー処理, テスト, キーボード, 生成コマンド, 項目を足す, ページを足す, 呼び出しを足す, コードの構成, 新しい項目, 開発の始め方, 環境構築, 規則を足す",
  部品を自分のアプリで使う:
    "インストール, 導入, npm, パッケージ, デザインシステム, 組み込み, 自社アプリ, ライブラリ, 部品を使う",
  テーマをつくる:
    "テーマ, ダークテーマ, CSS変数, カスタムプロパティ, トークン, 色の上書き, 色の変数, 自分のCSSで使う",
  運用する方へ:
    "運用, 本番, バックアップ, 復元, 監視, 死活監視, ログ, 環境変数, 更新, ジョブ, サーバー, データベース, メールサーバー, デプロイ, 障害",
  決定の記録: "なぜ, 理由, 設計, 経緯",
  呼び出し:
    "API, エンドポイント, サーバー連携, 自社サーバー, エラーコード, APIのエラーの一覧, 段階, レスポンス, バックエンド, 自社のシステムとつなぐ, 自社APIの仕様, 連携",
  オリジンと配信:
    "CORS, ドメイン, ホスト, 配信, nginx, CSRF, トークン, CSP, クッキー, HTTPS, SSL, サーバーの設定, 別のドメイン, 証明書",
  // Handbook, English
  "はじめに Start here": "入口, 目次, overview, introduction, first steps",
  "Which component":
    "部品の選び方, どの部品, choose a component, list of components, which components are there, when to use which, catalogue, overview of components, difference between two components, alternatives, decision help, list of all components, every component",
  "Every page":
    "画面の一覧, すべての画面, URL一覧, list of all screens, routes, urls, addresses of pages, guards, who may open a page, table of contents of all pages, sitemap, errors of each page, page transitions, which calls a page makes, list of pages, permissions, url of a screen, screen list, list of screens, which screens call an endpoint, which page calls what, route table, page names, redirects, login required pages, layouts of pages, page of an error code, calls of a page, which calls does a page make, links between pages, calls of the profile page, calls of each page",
  "Moves of an entry":
    "状態の移り変わり, 承認フロー, ステータスの一覧, 申し込みの動き, ステータス遷移, 審査の流れ, status transitions, which status changes are possible, state machine, lifecycle of an application, states, workflow, what happens after",
  "A licensee in an hour":
    "getting started with a brand, new brand, create a brand, tutorial, quick start, white label, change the logo, brand colours, theme, preview of a brand, board, order of the top page, sections, hero, faq, own page, custom font, web font, terms articles, figma, change texts, add a brand, campaign, news, list of sections, add a link to the footer, pictures of every screen, compare two brands",
  "A licensee in an hour, continued":
    "papers, further papers, tags, analytics, google analytics, cookie consent, tag manager, third party scripts, photographs, image alt text, image sizes, favicon, icons of a site, social image, own repository, brand check, mend findings, add a photo, extra documents, tracking, logo file, marketing tags, ci",
  "What a brand decides":
    "design tokens, tokens, theme, decisions, primary colour, brand colour, corner radius, rounded corners, density, font, font sizes, text size options, heading style, header colour, button shape, form style, icon style, dark, look, customise, font family, change font family, text size, heading font, frame, navigation style, button style, list of tokens",
  "Colours and contrast":
    "colour, color, palette, contrast ratio, contrast failing, contrast of text, contrast of button text, wcag, readable colours, dark mode, dark mode colours, focus outline, focus ring, background colour, colour roles, which colour where, text on background, accessible colours, link colour, contrast check, check of colours, legible",
  Copy: "words, texts, wording, strings, microcopy, sentences, keys, change a text, change text of a button, button text, error texts, list of all words, where are texts translated, add a language, i18n, language of texts, legal texts, where do sentences stand, title of a page",
  Settings:
    "brand configuration, fee limits, limits of amounts, days, account, hosts, domain of a brand, company name, company address, phone, opening hours, maintenance mode, individuals, bank charge, sender, representative, feature flags, change the fee, time limits, limits of files, contact data, disable sole traders, phone hours, holidays, bank details of the company, service name, name of the service, legal representative, licence number",
  Mails:
    "email, notification mail, email templates, subject of a mail, sender, mail preview, list of mails, every mail, mails that are sent, preview of mails, mail texts",
  "Checklist to launch": "go live, release, production, before launch, pre-launch checks, launch steps",
  "For developers":
    "development, data flow, architecture, code structure, forms, form validation, validation rules, client side validation, error handling, status codes, unit tests, write a test, run one test, tests of a component, write a story, mock api responses, generators, new rule, add a field, add a page, add a screen, add a call, add an endpoint, add a new setting, new error message, keyboard, format dates, autosave, drafts, conformance, where is a rule of the specification, react-hook-form, integration tests, e2e tests, journeys, add a component, folder structure, state management, handle 401, conflict 409, save a form, reset a form after saving, data loading, add a status, add a field to the profile, naming, testing library, add page to the site, add a step, change a rule, coding conventions, write a new api call, new call, write a migration, database column, mock server, msw, hot reload, debug, lint, commit message, changeset, pull request, register a route, add a job, add a mail, typed client, fetch data, loader, cache, store, clock in tests, visual regression, time zone in code, background job, scheduled task, demo data, seed data, code generator",
  "Use the kit in your own app":
    "install, install the components, npm package, design system, component library, import a component, react app, vite app, next.js, embed, standalone, set up the provider, kit outside of this repository, storybook in another project, use outside, other project, css import, typescript types, peer dependencies, yarn, pnpm add, remix, astro, cra, server side rendering, esm, tree shaking, bundle size, licence of the kit",
  Theming:
    "theme, theming, custom theme, customise theme colours, theme from css, css variables, custom properties, design tokens, override, deriveTheme, dark theme, primary colour, spacing scale, radius, tokens, reduced motion, animation, change colours in css, brand theme, dark theme setup, override tokens, font family, css classes, use tokens in my css, token names, style a component of my own, change the theme at runtime, switch the theme, brand colours in css, custom css, css-in-js, vanilla extract, theme object, high contrast",
  "For operators":
    "operations, deploy, hosting the server, production server, docker, docker compose, environment variables, postgresql, database, migrations, smtp, mail server, s3, backup, restore, restore a database, monitoring, logs, metrics, alerts, health check, jobs, cron, upgrade, upgrade to a new version, rollback, scaling, secret keys, key rotation, reverse proxy, start the server, file storage, systemd, tls, retention, erase data, mail delivery, disaster recovery, secrets, deployment steps, production checklist, install the server, server logs, log files, access log, monitor the server, roll back, zero downtime, load balancer, haproxy, object storage, failed jobs, dead letters, mails that fail, disk space, cpu and memory, capacity, encryption, admin accounts of the desk, create a desk user, rename a bucket, data retention, background jobs, scheduled tasks, queue, logs in json, structured logs, log format, run the server locally",
  Decisions:
    "why, architecture decision records, adr, reasons, rationale, choice of technology, no second cache",
  Calls:
    "api, endpoints, rest, own server, own backend, my own backend, integration, request body, response format, json, error codes, idempotency, level of a server, openapi, what to build first, entries call, list of api calls, api authentication, upload call, paging of a list, api documentation, api reference, my server, implement the api, fields of a record, backend, own system, api responses, status codes, 4xx, 5xx, 401, 403, 409, 422, 429, date format in json, iso 8601, time zone, null fields, retry, lost connection, webhook, polling, schema, types of the api, refusal codes, error response, meaning of an error code, versioning, multipart, levels, write a server, build a backend, shape of a record",
  "Origins and hosting":
    "cors, origin, other domain, custom domain, hosting, nginx, nginx configuration, csrf, csrf token, content security policy, csp, cookies, session cookie, https, security headers, cdn, api authentication, same origin, login cookie, session, serve the site, static files, subdomain, proxy configuration, reverse proxy for the api, allowed origins, samesite, cross site cookies, 401 on another domain, preflight, access-control-allow-origin, static hosting, cache headers, compression, redirect http to https",
  "Money and days":
    "根拠, 証明, 法務, 弁護士, proof, legal basis of a sentence, guarantee, deadlines, claims about fees",
  "Register of speech":
    "言葉づかい, 敬語, 敬語をそろえる, 文体, 書き方, 表記のルール, 使ってはいけない言葉, NGワード, 表記ゆれ, 禁止用語, tone of voice, style guide for texts, forbidden words, 禁止されている表現, 使えない言葉, 誇大な表現, 即日, 最短, 融資, ローン, 借りる, 書いてはいけない言葉, 使えない表現, この言葉は使えるか, 法律上使えない言葉, 貸金, 宣伝の言葉, 速さを言う, 審査が速い, 誇張, 広告の表現",
};
