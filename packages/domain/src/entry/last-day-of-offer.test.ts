import fc from "fast-check";
import { expect, test } from "vitest";
import { isBankDay, nextBankDay } from "../bank-day/bank-day.ts";
import { addDays, type CalendarDate } from "../calendar/calendar-date.ts";
import { EntryStatus } from "./entry-status.ts";
import { isOfferOver, lastDayOfOffer, withExpiredOfferArchived } from "./last-day-of-offer.ts";

test.each<{ today: CalendarDate; dueDates: CalendarDate[]; until: CalendarDate | null }>([
  { today: "2026-11-18", dueDates: [], until: "2026-11-25" },
  { today: "2026-11-14", dueDates: ["2027-01-29"], until: "2026-11-24" },
  { today: "2026-12-25", dueDates: ["2027-03-31"], until: "2027-01-04" },
  { today: "2026-11-18", dueDates: ["2026-11-26"], until: "2026-11-25" },
  { today: "2026-11-18", dueDates: ["2026-11-25"], until: "2026-11-24" },
  { today: "2026-11-18", dueDates: ["2027-01-29", "2026-11-20"], until: "2026-11-19" },
  // A Sunday; the Friday before it is the last bank day.
  { today: "2026-11-18", dueDates: ["2026-11-22"], until: "2026-11-20" },
  { today: "2026-11-18", dueDates: ["2026-11-24"], until: "2026-11-20" },
  { today: "2026-11-18", dueDates: ["2026-11-19"], until: "2026-11-18" },
  { today: "2026-12-28", dueDates: ["2027-01-04"], until: "2026-12-30" },
  { today: "2026-11-21", dueDates: ["2026-11-24"], until: null },
  { today: "2026-11-18", dueDates: ["2026-11-18"], until: null },
  { today: "2026-11-18", dueDates: ["2026-10-30", "2027-01-29"], until: null },
])("B12 an offer of $today to claims due on $dueDates ends on $until", ({ today, dueDates, until }) => {
  expect(lastDayOfOffer(dueDates, today)).toBe(until);
});

const day = (from: CalendarDate) => fc.nat({ max: 300 }).map((days) => addDays(from, days));

test("B12 an offer ends on a bank day before the first payment date; without such a day there is no offer", () => {
  fc.assert(
    fc.property(day("2026-06-01"), fc.array(day("2026-05-20"), { maxLength: 5 }), (today, dueDates) => {
      const until = lastDayOfOffer(dueDates, today);
      const nextOpenDay = isBankDay(today) ? today : nextBankDay(today);
      expect(until === null).toBe(dueDates.some((date) => date <= nextOpenDay));
      if (until === null) return;
      expect(isBankDay(until) && until >= today).toBe(true);
      expect(dueDates.every((date) => until < date)).toBe(true);
      // One bank day later a payment would be due, or the offer would last more than a week.
      const next = nextBankDay(until);
      expect(dueDates.some((date) => date <= next) || next > addDays(today, 7)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test.each([
  { contract_period: "2026-11-20", isOver: true },
  { contract_period: "2026-11-21", isOver: false },
  { contract_period: "2026-11-22", isOver: false },
  { contract_period: null, isOver: false },
])("an offer with the last day $contract_period is over: $isOver", ({ contract_period, isOver }) => {
  expect(isOfferOver({ contract_period }, "2026-11-21")).toBe(isOver);
});

const { reviewed, underReview, archived } = EntryStatus;
test.each([
  { status: reviewed, contract_period: "2026-11-20", shownAs: archived },
  { status: reviewed, contract_period: "2026-11-21", shownAs: reviewed },
  { status: reviewed, contract_period: null, shownAs: reviewed },
  { status: underReview, contract_period: "2026-11-20", shownAs: underReview },
])("R5.10 an expired offer is archived before the daily job runs: %o", ({ shownAs, ...entry }) => {
  expect(withExpiredOfferArchived(entry, "2026-11-21")).toEqual({ ...entry, status: shownAs });
});
