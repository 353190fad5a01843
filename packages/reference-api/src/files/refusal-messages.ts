import type { FileLimits } from "./inspection/limits.ts";
import type { Refusal } from "./inspection/verdict.ts";

/** One sentence per reason, each with the way to mend it (B7). */
const sentences: Readonly<Record<Refusal, (limits: FileLimits) => string>> = {
  empty: () => "ファイルの中身が空です。別のファイルを選んでください。",
  tooLarge: ({ bytes }) =>
    `ファイルが大きすぎます。1ファイル${Math.floor(bytes / (1024 * 1024))}MBまでにしてください。`,
  unknownFormat: () => "この形式のファイルは使えません。JPEG、PNG、PDFのいずれかを選んでください。",
  heic: () =>
    "HEIC形式の写真は使えません。カメラの設定を「互換性優先」にして撮り直すか、JPEGに変換してください。",
  contradiction: () => "ファイルの中身が拡張子と一致しません。元のファイルを選び直してください。",
  tooManyPixels: () => "画像の縦横が大きすぎます。小さくして選び直してください。",
  brokenImage: () => "画像が壊れていて開けません。撮り直すか、別のファイルを選んでください。",
  encryptedPdf: () => "パスワードのかかったPDFは使えません。パスワードを外して選び直してください。",
  brokenPdf: () => "PDFが壊れていて開けません。もう一度保存してから選び直してください。",
  tooManyPages: ({ pages }) => `PDFのページが多すぎます。${pages}ページまでにしてください。`,
};

export const refusalMessage = (refusal: Refusal, limits: FileLimits) => sentences[refusal](limits);

export const missingFile = "ファイルを選んでください。";
export const tooManyOfKind = (most: number) =>
  `この書類は${most}ファイルまでです。不要なファイルを削除してください。`;
export const alreadyGiven = "同じファイルがすでにアップロードされています。";
