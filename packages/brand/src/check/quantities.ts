const figures = "〇一二三四五六七八九";
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** The value of digits, of 元 or of kanji: 「三千五百」 is 3500. */
export function numberIn(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  let [sum, figure] = [0, text === "元" ? 1 : 0];
  for (const letter of text) {
    const power = powers[letter];
    if (power !== undefined) sum += (figure || 1) * power;
    figure = power === undefined ? Math.max(figure, figures.indexOf(letter)) : 0;
  }
  return sum + figure;
}

/** Days on which banks are open, and days of the calendar. */
export const bankDaysIn: Readonly<Record<string, number>> = { 日: 1, 営業日: 1, 週間: 5, 月: 20 };
export const calendarDaysIn: Readonly<Record<string, number>> = { 日: 1, 週間: 7, 月: 30, 年: 365 };

/** 「夜7時」 is 19時. */
export const in24HourClock = (text: string) =>
  text.replace(/(?:夜|夕方|午後)の?(\d{1,2})(?=時|:\d)/g, (_, hour: string) => `${(Number(hour) % 12) + 12}`);

export const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;

/** 「一割五分」 is 15 %; 割引, 割合 and 分割 are no percentages. */
const sharePattern =
  /(?<![\d.])(\d+(?:\.\d+)?|[一二三四五六七八九])割(?![引合増減下安少])(?:(\d|[一二三四五六七八九])分)?/g;
const kanjiPattern =
  /(?<![数何])[一二三四五六七八九十百千]+(?=億|万円|%|週間|時間|営業日|日(?:以内|後|で|目|のうち|まで|ほど|程度|[。、]?$)|年[先後分間のさ遡]|期(?![日間限待])|[枚桁通]|時(?:まで|から|半)|[かヶカヵケ][月年])|[二三四五六]十五?(?=分)|(?<![一二三四五六七八九十百千万数何])[一二三四五六七八九]?[百千][一二三四五六七八九十百]*(?=円)/gm;
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/パーセント/g, "%"],
  [/(?:ひと月|(?<=直近)一月|(?<!十)一月)(?=以内|後|分|ほど|のうち|くらい)/g, "1か月"],
  [/半月/g, "15日"],
  [/半年/g, "6か月"],
  [/(?:まる|丸)(?=[\d一二三四五六七八九十半])/g, ""],
  [/(?:次の|明くる|あくる)(?=(?:営業)?日)/g, "翌"],
  [/(?:次の|明くる|あくる)朝|(?:明日|翌日)の朝/g, "翌朝"],
  [/(?:明日|あした)(?=に|中|までに(?!.*必要))/g, "翌日"],
];

/** Half-width digits, and figures, shares and periods in one notation. */
export const normaliseQuantities = (text: string) =>
  otherWords
    .reduce(
      (written, [pattern, word]) => written.replace(pattern, word),
      text.normalize("NFKC").replace(/[^\S\n]/g, ""),
    )
    .replace(kanjiPattern, (kanji) => String(numberIn(kanji)))
    .replace(sharePattern, (_, tenths: string, hundredths = "0") =>
      percent(numberIn(tenths) / 10 + numberIn(hundredths) / 100),
    )
    .replace(/^.*$/gm, in24HourClock)
    .replace(/(?<=\d)[‐‑‒–—−ー](?=\d)/g, "-");
