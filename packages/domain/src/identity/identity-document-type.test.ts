import { expect, test } from "vitest";
import { identityDocumentTypes, identityPaperIssues } from "./identity-document-type.ts";

const sideMissing = [{ path: ["addfiles"], code: "sideMissing" }];

test.each([
  { type: "drivingLicence", pictures: 0, found: [] },
  { type: "drivingLicence", pictures: 1, found: sideMissing },
  { type: "drivingLicence", pictures: 2, found: [] },
  { type: "passport", pictures: 1, found: [] },
  { type: "individualNumber", pictures: 1, found: [] },
  { type: "other", pictures: 1, found: [] },
])("D4.9 R3.5 of a licence both sides are asked for: $pictures of $type", ({ type, pictures, found }) => {
  const addfiles = Array.from({ length: pictures }, () => ({}));
  expect(identityPaperIssues({ identity_document_type: type, addfiles })).toEqual(found);
});

test("R3.5 there are four documents that prove who somebody is", () => {
  expect(identityDocumentTypes).toEqual(["drivingLicence", "passport", "individualNumber", "other"]);
});
