import { expect, test } from "vitest";
import { leavingBlockers } from "./leaving.ts";

test.each([
  { statuses: [], blockers: [] },
  { statuses: [6, 6], blockers: [] },
  { statuses: [1], blockers: ["entryUnderWay"] },
  { statuses: [2], blockers: ["entryUnderWay"] },
  { statuses: [3], blockers: ["entryUnderWay"] },
  { statuses: [4], blockers: ["contractUnderWay"] },
  { statuses: [6, 5], blockers: ["contractUnderWay"] },
  { statuses: [5, 1], blockers: ["entryUnderWay", "contractUnderWay"] },
])("B19 an account with an open entry cannot be closed: %o", ({ statuses, blockers }) => {
  expect(leavingBlockers(statuses.map((status) => ({ status })))).toEqual(blockers);
});
