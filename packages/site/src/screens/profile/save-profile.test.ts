import {
  getProfile,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { corporation } from "#stories/profiles.ts";
import { changedFields, type ProfileValues, profileValuesOf } from "./profile-values.ts";
import { saveSection, saveWholeProfile } from "./save-profile.ts";

const values: ProfileValues = { ...profileValuesOf(corporation), sector: "unknown" };
const call = vi.fn(async (..._args: unknown[]): Promise<unknown> => ({ id: 1 }));
const lastCall = () => call.mock.lastCall as [unknown, { body: Record<string, unknown> }];

test.each([
  { section: "office", expectedCall: updateProfileWithoutSectorAndBusinessSummary },
  { section: "owner", expectedCall: updateProfileWithoutSectorAndBusinessSummary },
  { section: "bank", expectedCall: updateProfileWithoutSectorAndBusinessSummary },
  { section: "business", expectedCall: updateProfile },
  { section: "identity", expectedCall: updateProfileNameAndIdentity },
] as const)("R7.1 the section $section is saved by its own call", async ({ section, expectedCall }) => {
  await saveSection({ call } as never, section, values);
  expect(lastCall()[0]).toBe(expectedCall);
});

test("R7.1 if the response is not a profile, the profile is requested again", async () => {
  call.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ id: 2 });
  expect(await saveSection({ call } as never, "office", values)).toEqual({ id: 2 });
  expect(lastCall()[0]).toBe(getProfile);
});

test("R7.1 only the section's own fields are sent, files by reference", async () => {
  await saveSection({ call } as never, "identity", {
    ...values,
    addfiles: [4, 5],
    identity_document_type: "passport",
  });
  expect(lastCall()[1].body).toEqual({
    last_name: "田中",
    first_name: "健一",
    addfiles: [{ id: 4 }, { id: 5 }],
    identity_document_type: "passport",
  });
});

test("R3.8 the request has the profile without documents, and no office for a sole trader", async () => {
  await saveWholeProfile({ call } as never, values);
  const { body } = lastCall()[1];
  expect(body).toMatchObject({ corporate_division: "corporate", sector: "unknown" });
  expect(body).not.toHaveProperty("addfiles");
  expect(body).not.toHaveProperty("identity_document_type");
  await saveWholeProfile({ call } as never, { ...values, corporate_division: "individual" });
  expect(lastCall()[1].body).not.toHaveProperty("office_zipcode");
  expect(lastCall()[1].body).toHaveProperty("company_name");
});

test("R3.9 changed fields are found by name", () => {
  const newValues = {
    ...values,
    owner_city: "品川区",
    bank_account: { ...values.bank_account, bank_name: "三井住友銀行" },
  };
  expect(
    changedFields(values, newValues, ["owner_zipcode", "owner_city", "bank_account", "addfiles"]),
  ).toEqual(["owner_city", "bank_account"]);
});
