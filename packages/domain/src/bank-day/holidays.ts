/**
 * 国民の祝日 with 振替休日 and 国民の休日, as the Cabinet Office has published them: month and day, by year.
 * The equinoxes of a year are published in February of the year before; the year is added here then.
 */
export const holidaysByYear: Readonly<Record<string, string>> = {
  2025: "01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24",
  2026: "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
  2027: "01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23",
};
