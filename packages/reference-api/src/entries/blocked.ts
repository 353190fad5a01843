import { blockersCopy } from "@kaitori/brand/copy/blockers";
import { copyOf } from "@kaitori/brand/text";
import type { ServedBrand } from "../brands/brand.ts";
import { conflict } from "../http/errors.ts";

const sentences: Readonly<Record<string, string>> = {
  profileIncomplete: "登録情報に入力していない項目があります。",
  identityNotGiven: "本人確認書類の提出が必要です。",
  withdrawalsMissing: "入出金明細の提出が必要です。",
  financialStatementsMissing: "決算書類の提出が必要です。",
  notReviewed: "この申し込みはいま契約できる状態ではありません。",
  identityNotConfirmed: "本人確認が済むと契約できます。",
  nothingForSale: "契約できる請求書がありません。",
  incomplete: "契約に必要な項目が足りません。",
  bankAccountIncomplete: "振込先の口座が登録されていません。",
  contractPeriodOver: "契約の期限を過ぎています。",
  paymentDatePassed: "お取引先の支払期日を迎えた請求書は契約できません。選択から外してください。",
};

/** Refused for causes that the domain names: the first one in words, all of them by name. */
export function refuseBlocked({ copy }: ServedBrand, blockers: readonly string[], more: object = {}): never {
  const said: Readonly<Record<string, string>> = { ...sentences, ...copyOf(copy, blockersCopy) };
  const detail = said[blockers[0] ?? ""] ?? "この操作はいまできません。";
  throw conflict(detail, { blockers, ...more });
}
