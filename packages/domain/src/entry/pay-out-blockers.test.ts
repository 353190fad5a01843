import { expect, test } from "vitest";
import { IdentityConfirmation } from "../identity/identity.ts";
import { payOutBlockers, waitsForIdentity } from "./pay-out-blockers.ts";

const signer = {
  last_name: "山田",
  first_name: "太郎",
  company_name: "株式会社山田製作所",
  corporate_division: "corporate",
} as const;
const applicant = {
  ...signer,
  identity_confirmation: IdentityConfirmation.confirmed,
} as const;

test.each([
  { change: {}, blockers: [] },
  {
    change: { identity_confirmation: IdentityConfirmation.confirming },
    blockers: ["payIdentityNotConfirmed"],
  },
  {
    change: { identity_confirmation: IdentityConfirmation.inadequate },
    blockers: ["payIdentityNotConfirmed"],
  },
  { change: { identity_confirmation: IdentityConfirmation.expired }, blockers: ["payIdentityNotConfirmed"] },
  { change: { company_name: "株式会社佐藤製作所" }, blockers: ["payNamedOtherwise"] },
  {
    change: { last_name: "佐藤", identity_confirmation: IdentityConfirmation.notSubmitted },
    blockers: ["payIdentityNotConfirmed", "payNamedOtherwise"],
  },
])("R4.20 a contract is paid only to the identified signer: %j", ({ change, blockers }) => {
  expect(payOutBlockers(signer, { ...applicant, ...change })).toEqual(blockers);
});

test.each([
  { identity: "confirming", waits: true },
  { identity: "inadequate", waits: true },
  { identity: "confirmed", waits: false },
  { identity: "expired", waits: false },
] as const)("B12 a pay-out waits for identity papers sent after the contract: $identity", (row) => {
  expect(waitsForIdentity({ identity_confirmation: IdentityConfirmation[row.identity] })).toBe(row.waits);
});
