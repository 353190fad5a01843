const formats: Record<string, Intl.DateTimeFormat> = {};

/** Cached: creating one takes milliseconds on a slow phone, and a form formats its dates with every key. */
export function dateFormat(
  language: string,
  timeZone: "UTC" | "Asia/Tokyo",
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = language + timeZone + JSON.stringify(style);
  formats[name] ??= new Intl.DateTimeFormat(language, { timeZone, ...style });
  return formats[name];
}
