import { expect, test } from "vitest";
import { contractPeriod, returnDate } from "./return-date.ts";

const day = 86_400_000;
const days = Array.from({ length: 365 }, (_, index) =>
  new Date(Date.UTC(2026, 11, 1) + index * day).toISOString().slice(0, 10),
);

const holidays = [
  ...["2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03", "2027-01-11", "2027-02-11", "2027-02-23"],
  ...["2027-03-22", "2027-04-29", "2027-05-03", "2027-05-04", "2027-05-05", "2027-07-19", "2027-08-11"],
  ...["2027-09-20", "2027-09-23", "2027-10-11", "2027-11-03", "2027-11-23"],
];

const isClosed = (date: string) =>
  [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) || holidays.includes(date);

test.fails("B5 money is never to be handed over on a day when the banks are closed", () => {
  const closed = days.map((date) => returnDate(date)).filter(isClosed);
  expect(closed).toEqual([]);
});

test.fails("B5 an offer never ends on a day when the banks are closed", () => {
  const closed = days.map((date) => contractPeriod(date)).filter(isClosed);
  expect(closed).toEqual([]);
});
