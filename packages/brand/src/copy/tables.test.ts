import {
  allNewEntryBlockers,
  ClaimStatus,
  corporateDivisions,
  EntryStatus,
  fileKinds,
  financialStatementTypes,
  IdentityConfirmation,
  identityDocumentTypes,
  sectors,
} from "@kaitori/domain";
import { expect, test } from "vitest";
import { blockersCopy } from "./blockers.ts";
import { claimStatusCopy } from "./claim-status.ts";
import { divisionCopy } from "./division.ts";
import { documentHintsCopy } from "./document-hints.ts";
import { entryStatusCopy } from "./entry-status.ts";
import { fileKindsCopy } from "./file-kinds.ts";
import { financialStatementTypesCopy } from "./financial-statement-types.ts";
import { identityCopy } from "./identity.ts";
import { sectorsCopy } from "./sectors.ts";

test.each([
  { rule: "R3.2 file kind", values: fileKinds, copy: fileKindsCopy },
  { rule: "R3.2 file kind's hint", values: fileKinds, copy: documentHintsCopy },
  { rule: "R3.5 sector", values: sectors, copy: sectorsCopy },
  { rule: "R3.5 identity document", values: identityDocumentTypes, copy: identityCopy },
  {
    rule: "R3.5 financial statement type",
    values: financialStatementTypes,
    copy: financialStatementTypesCopy,
  },
  { rule: "R1.1 division", values: corporateDivisions, copy: divisionCopy },
  { rule: "R4.1 entry status", values: Object.keys(EntryStatus), copy: entryStatusCopy },
  {
    rule: "R2.2 next step of an entry status",
    values: Object.keys(EntryStatus).map((status) => `${status}Next`),
    copy: entryStatusCopy,
  },
  { rule: "R4.4 claim status", values: Object.keys(ClaimStatus), copy: claimStatusCopy },
  { rule: "R4.8 identity", values: Object.keys(IdentityConfirmation), copy: identityCopy },
  { rule: "R4.14 blocker", values: allNewEntryBlockers, copy: blockersCopy },
  {
    rule: "R4.14 link of a blocker",
    values: allNewEntryBlockers.map((blocker) => `${blocker}Action`),
    copy: blockersCopy,
  },
])("$rule: every value has a text", ({ values, copy }) => {
  expect(values.filter((value) => !Object.hasOwn(copy.texts, value))).toEqual([]);
});
