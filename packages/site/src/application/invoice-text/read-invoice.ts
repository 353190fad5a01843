import { type CalendarDate, isCalendarDate } from "@kaitori/domain";

export interface InvoiceReading {
  /** In yen, without separators. */
  readonly amount?: string;
  readonly paymentDate?: CalendarDate;
  readonly number?: string;
  readonly payer?: string;
}

/** The most reliable label comes first, because 合計 may be the sum of a part. */
const amountLabels = [
  /ご?請求(?:金額|額|合計)|お支払い?(?:金額|額)/,
  /税込(?:合計|金額|み合計)|合計(?:金額|額)?\s*[((]税込[))]/,
  /総合計|合計(?:金額|額)?/,
];
const amount = /(?<![\d-])([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{3,11})(?!\d|年|[/.-]\d)/;
const dateLabel =
  /お?支払い?(?:期限|期日|予定日|日)|お?振り?込み?(?:期限|期日|予定日|日)|入金(?:期限|予定日)/;
const numberLabel =
  /(?:請求書?番号|請求書?\s*no\.?|invoice\s*(?:no\.?|number|#))\s*[::]?\s*([a-z0-9][\w/-]{1,30})/i;
const companyForm = /株式会社|有限会社|合同会社|合資会社|合名会社|法人|\(株\)|\(有\)/;

export function readInvoice(text: readonly string[]): InvoiceReading {
  const lines = text.map((line) => line.normalize("NFKC").trim()).filter((line) => line !== "");
  const reading = {
    amount: amountLabels.map((label) => valueBeside(lines, label, amountIn)).find(isDefined),
    paymentDate: valueBeside(lines, dateLabel, dateIn),
    number: lines.map((line) => numberLabel.exec(line)?.[1]).find(isDefined),
    payer: payerIn(lines),
  };
  return Object.fromEntries(Object.entries(reading).filter(([, value]) => isDefined(value)));
}

const isDefined = (value: string | undefined): value is string => value !== undefined;

function valueBeside<Value>(
  lines: readonly string[],
  label: RegExp,
  valueIn: (text: string) => Value | undefined,
) {
  for (const [index, line] of lines.entries()) {
    const match = label.exec(line);
    if (!match) continue;
    const value = valueIn(line.slice(match.index + match[0].length)) ?? valueIn(lines[index + 1] ?? "");
    if (value !== undefined) return value;
  }
  return undefined;
}

const amountIn = (text: string) => amount.exec(text)?.[1]?.replaceAll(",", "");

function dateIn(text: string): CalendarDate | undefined {
  const western = /(20\d{2})\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(\d{1,2})/.exec(text);
  const reiwa = /(?:令和|R)\s*(\d{1,2}|元)\s*[年/.-]\s*(\d{1,2})\s*[月/.-]\s*(\d{1,2})/.exec(text);
  const [, year, month = "", day = ""] = western ?? reiwa ?? [];
  if (year === undefined) return undefined;
  const westernYear = western ? year : String(2018 + (year === "元" ? 1 : Number(year)));
  const date = `${westernYear}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isCalendarDate(date) ? date : undefined;
}

/** The addressee of the invoice: 御中 follows the company, or its department on the next line. */
function payerIn(lines: readonly string[]): string | undefined {
  const index = lines.findIndex((line) => line.includes("御中"));
  if (index < 0) return undefined;
  const addressee = (lines[index] ?? "").split("御中")[0]?.trim() ?? "";
  const previousLine = lines[index - 1] ?? "";
  const name = !companyForm.test(addressee) && companyForm.test(previousLine) ? previousLine : addressee;
  return name === "" ? undefined : name.replace(/\s+/g, " ");
}
