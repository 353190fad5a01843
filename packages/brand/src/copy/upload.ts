import { copyArea } from "../text/copy-area.ts";

/** A slot for a document: choosing, sending, and every way in which it can fail. */
export const uploadCopy = copyArea("upload", {
  done: "受け取りました",
  cancel: "送信をやめる",
  retry: "もう一度送る",
  page: "{page}／{pages}ページ",
  mustBeReadable: "読み取れる必要があるもの",
  faq: "撮り方とファイルの形式を見る",
  tooLarge:
    "ファイルが大きすぎます（{size}）。{limit}までのファイルを選んでください。写真は画質を下げると小さくなります。",
  onlyPdf: "この書類は、PDFでお送りください。",
  onlyPicture: "この書類は、写真か画像（JPEG・PNG）でお送りください。",
  dropHintPdf: "PDF、1つ{size}まで",
  dropHintPicture: "JPEG・PNG、1つ{size}まで",
  empty: "ファイルの中身が空です。元のファイルが開けるかをご確認ください。",
  heic: "HEIC形式の写真は使えません。カメラの設定を「互換性優先」にして撮り直すか、JPEGに変換してください。",
  wrongType: "この形式は読み取れません。JPEGかPNGの画像か、PDFを選んでください。",
  encrypted: "パスワードの付いたPDFは読み取れません。パスワードを外してから、もう一度選んでください。",
  broken: "画像が壊れているようです。もう一度撮影するか、別のファイルを選んでください。",
  tooMany: "この書類は{limit}件までです。先に不要なファイルを削除してください。",
  notMarked: "入っている書類を変えられませんでした。もう一度お試しください。",
  handedIn: "提出済みの書類は削除できません。差し替えるには、新しい書類を追加してください。",
  leaveTitle: "まだ送信中のファイルがあります",
  leaveQuestion: "移動すると、送信中のファイルは届きません。",
  stopAndLeave: "送信をやめて移動する",
  notSentTitle: "届いていないファイルがあります",
  notSentQuestion:
    "送信できなかったファイルが残っています。もう一度送るか、ファイルを削除してからお進みください。",
  unsortedQuestion:
    "何の書類か決まっていないファイルが残っています。書類を選ぶか、「送らない」を選んでからお進みください。",
  leaveOut: "送らずに移動する",
  moveTitle: "「{name}」をほかの欄に移す",
  moveTo: "移す先",
  move: "移す",
  moved: "「{name}」を「{box}」に移しました。",
  myNumberNote: "マイナンバー（個人番号）は必要ありません。カードの裏面と通知カードは送らないでください。",
});
