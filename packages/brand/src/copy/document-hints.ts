import { copyArea } from "../text/copy-area.ts";

/** Details that must be readable in each document, by file kind. */
export const documentHintsCopy = copyArea("documentHints", {
  identity: "お名前・生年月日・住所・有効期限が読めること。",
  invoice: "請求先・金額・支払期日・振込先が読めること。",
  additional_doc: "注文書・納品書・検収書・契約書・メールなど。",
  withdrawals_detail: "期間の初めから今日まで、抜けなく続いていること。",
  passbook_cover: "表紙と、開いた最初のページ。",
  passbook_details: "記帳を済ませ、ページの抜けがないこと。",
  ib_info: "銀行名・支店名・口座番号・名義が1つの画面に写っていること。",
  ib_details:
    "日付・金額・相手先・残高が読めるPDFか、画面の画像。続きの画面は1行重ねてください。CSVは使えません。",
  financial_statements: "直近1期分。電子申告のときは受信通知も。",
  pl: "直近1期分。",
  bs: "直近1期分。",
  breakdown_statement: "売掛金と借入金のページを含むこと。",
  sga_expenses: "損益計算書に内訳があるときは不要です。",
  tb_pl: "直近の月まで。会社名と期間が読めること。",
  tb_bs: "直近の月まで。会社名と日付が読めること。",
  tax_returns: "直近1年分の第一表。電子申告のときは受信通知も。",
  tax_returns_etax: "直近1年分の第一表と、受信通知（メール詳細）の2つ。",
  tax_returns_document: "直近1年分の第一表の控え。受付印は要りません。",
  business_opening: "税務署へ出した控え。受付印は要りません。電子申請のときは受信通知も。",
  delinquency: "納付の状況がわかる書類。分割のときは計画書も。",
  photoSamples: "写真のよい例と悪い例",
  photoGood: "四隅まで読める",
  photoCut: "端が切れている",
  photoGlare: "光が反射",
  photoFar: "遠い、傾いている",
});
