import { expect, test } from "vitest";
import { EntryStatus } from "../entry/entry-status.ts";
import { leavingBlockers } from "./user.ts";

const { underReview, inadequate, reviewed, contracted, transferred, archived } = EntryStatus;

test.each([
  { statuses: [], blockers: [] },
  { statuses: [archived, archived], blockers: [] },
  { statuses: [underReview], blockers: ["entryUnderWay"] },
  { statuses: [inadequate], blockers: ["entryUnderWay"] },
  { statuses: [reviewed], blockers: ["entryUnderWay"] },
  { statuses: [contracted], blockers: ["contractUnderWay"] },
  { statuses: [archived, transferred], blockers: ["contractUnderWay"] },
  { statuses: [transferred, underReview], blockers: ["entryUnderWay", "contractUnderWay"] },
])("B19 an account with an open entry cannot be closed: %o", ({ statuses, blockers }) => {
  expect(leavingBlockers(statuses.map((status) => ({ status })))).toEqual(blockers);
});
