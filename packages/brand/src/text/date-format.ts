const formats: Record<string, Intl.DateTimeFormat> = {};

/** Kept: to make one takes a slow phone milliseconds, and a form says its dates anew at every key. */
export function dateFormat(
  language: string,
  timeZone: "UTC" | "Asia/Tokyo",
  style: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = language + timeZone + JSON.stringify(style);
  formats[name] ??= new Intl.DateTimeFormat(language, { timeZone, ...style });
  return formats[name];
}
