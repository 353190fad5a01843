import { uploadCopy } from "@kaitori/brand/copy/upload";
import { copyOf } from "@kaitori/brand/text";
import type { ServedBrand } from "../brands/brand.ts";
import type { FileLimits } from "./inspection/limits.ts";
import type { Refusal } from "./inspection/verdict.ts";

type Judged = { bytes: number; limits: FileLimits };

/** One sentence per reason, each with the way to mend it (B7): the brand's where its copy has one. */
export function refusalMessage({ copy }: ServedBrand, refusal: Refusal, { bytes, limits }: Judged): string {
  const say = copyOf(copy, uploadCopy);
  const sentences: Readonly<Record<Refusal, string>> = {
    empty: say.empty,
    tooLarge: say.tooLarge({ size: megabytes(bytes), limit: megabytes(limits.bytes) }),
    unknownFormat: "この形式のファイルは使えません。JPEGかPNGの画像、またはPDFを選んでください。",
    heic: "HEIC形式の写真は使えません。カメラの設定を「互換性優先」にして撮り直すか、JPEGに変換してください。",
    contradiction: "ファイルの中身が拡張子と一致しません。元のファイルを選び直してください。",
    tooManyPixels: "画像の縦横が大きすぎます。小さくして選び直してください。",
    brokenImage: say.broken,
    encryptedPdf: say.encrypted,
    brokenPdf: "PDFが壊れていて開けません。もう一度保存してから選び直してください。",
    tooManyPages: `PDFのページが多すぎます。${limits.pages}ページまでにしてください。`,
  };
  return sentences[refusal];
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / (1024 * 1024)) * 10) / 10}MB`;

export const tooManyAtOnce =
  "ファイルの送信が続いています。1分ほど待ってから、残りのファイルをもう一度お送りください。";
export const inspectionBusy =
  "ただいまファイルの確認が混み合っています。少し待ってから、もう一度お送りください。";
export const inspectionDown = "ただいまPDFを確認できません。少し待ってから、もう一度お送りください。";
export const missingFile = "ファイルを選んでください。";
export const tooManyUnused = "申込みに使っていないファイルが多すぎます。不要なファイルを削除してください。";
export const alreadyGiven = "同じファイルがすでにアップロードされています。";
export const handedInAsItIs =
  "提出済みのファイルは、何の書類かを変えられません。新しいファイルを追加してください。";
export const tooManyOfKind = ({ copy }: ServedBrand, limit: number) =>
  copyOf(copy, uploadCopy).tooMany({ limit });
