/** `2026-11-21` → `2026年11月21日（土）`; nothing for what is no date. */
export function spokenDate(isoDate: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1) return undefined;
  return `${year}年${Number(month)}月${Number(day)}日（${"日月火水木金土".charAt(date.getUTCDay())}）`;
}
