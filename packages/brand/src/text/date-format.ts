const formats: Record<string, Intl.DateTimeFormat> = {};

/** Cache: creating a format takes milliseconds on a slow phone, and forms format dates on every key press. */
export function dateFormat(
  language: string,
  timeZone: "UTC" | "Asia/Tokyo",
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = language + timeZone + JSON.stringify(style);
  formats[name] ??= new Intl.DateTimeFormat(language, { timeZone, ...style });
  return formats[name];
}
