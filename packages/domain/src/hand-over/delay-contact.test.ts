import fc from "fast-check";
import { expect, test } from "vitest";
import { timeInTokyo } from "../calendar/calendar-date.ts";
import { contactBlockers, nextContactHour } from "./delay-contact.ts";

const noContact = { stops: [], lastContactOn: null } as const;

test.each([
  { at: "07:59:59", blockers: ["outsideHours"] },
  { at: "08:00:00", blockers: [] },
  { at: "20:59:59", blockers: [] },
  { at: "21:00:00", blockers: ["outsideHours"] },
])("B12 contact is possible only 8:00–21:00 in Tokyo: $at", ({ at, blockers }) => {
  expect(contactBlockers(noContact, new Date(`2026-12-04T${at}+09:00`))).toEqual(blockers);
});

test.each([
  { at: "2026-12-04T07:59", next: "2026-12-04T08:00" },
  { at: "2026-12-04T08:00", next: "2026-12-04T08:00" },
  { at: "2026-12-04T20:59", next: "2026-12-04T20:59" },
  { at: "2026-12-04T21:00", next: "2026-12-05T08:00" },
])("B12 a mail about a delay written at $at is sent at $next", ({ at, next }) => {
  expect(nextContactHour(new Date(`${at}:00+09:00`))).toEqual(new Date(`${next}:00+09:00`));
});

test.each([
  { lastContactOn: "2026-12-04", blockers: ["contactedToday"] },
  { lastContactOn: "2026-12-03", blockers: [] },
] as const)(
  "B12 contact is possible once a day: last contact on $lastContactOn",
  ({ lastContactOn, blockers }) => {
    expect(contactBlockers({ stops: [], lastContactOn }, new Date("2026-12-04T08:00:00+09:00"))).toEqual(
      blockers,
    );
  },
);

test.each(["lawyer", "complaint", "insolvency"] as const)("B12 contact is blocked after %s", (stop) => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true }),
      (now) => {
        const blockers = contactBlockers({ stops: [stop], lastContactOn: null }, now);
        return (
          blockers[0] === stop &&
          blockers.length === (timeInTokyo(now) >= "08:00" && timeInTokyo(now) < "21:00" ? 1 : 2)
        );
      },
    ),
  );
});
