import { copyArea } from "../text/copy-area.ts";

/** The state of the identity check, and the documents that prove the identity. */
export const identityCopy = copyArea("identity", {
  title: "本人確認",
  confirming: "確認中",
  confirmingHelp: "書類を確認しています。申し込みは続けられます。契約は確認が済んでからになります。",
  inadequate: "再提出が必要",
  inadequateHelp: "書類を読み取れないところがありました。もう一度お送りください。",
  confirmed: "確認済み",
  confirmedHelp: "{date}まで有効です。期限の前でも、新しい書類をお送りいただけます。",
  confirmedInUseHelp:
    "{date}まで有効です。新しい書類は、審査中の申し込みやお支払い前の契約が終わってからお送りいただけます。",
  nothing: "未提出",
  nothingHelp: "申し込みの前に、本人確認書類をお送りください。",
  renamedHelp:
    "お名前・会社名・屋号・事業の形のいずれかが変わりました。新しい内容を確認できる本人確認書類をお送りください。",
  expired: "期限切れ",
  expiredHelp: "本人確認の期限が切れました。新しい書類をお送りください。",
  documentType: "書類の種類",
  drivingLicence: "運転免許証",
  drivingLicenceHint: "表と裏の両方。",
  passport: "パスポート",
  passportHint: "顔写真のページと所持人記入欄。",
  individualNumber: "マイナンバーカード",
  individualNumberHint: "表面だけ。裏面と通知カードは送らないでください。",
  other: "その他の書類",
  otherHint: "在留カード・運転経歴証明書など、顔写真のあるもの。",
  licenceFront: "運転免許証の表",
  licenceBack: "運転免許証の裏",
  sameSideTwice: "表と同じファイルのようです。裏の写真をお送りください。",
  front: "表",
  back: "裏",
  backNotWanted: "裏は送らない",
  photoPage: "顔写真のページ",
  ownerPage: "所持人記入欄",
  passportNote:
    "2020年2月4日以降に申請したパスポートには、住所の欄がありません。お手数ですが、ほかの書類をお選びください。",
  later: "いまお手元にないときは、保存した後でマイページから送れます。",
  send: "本人確認書類を送る",
  sendAgain: "本人確認書類を送り直す",
});
