import {
  getProfile,
  updateProfile,
  updateProfileNameAndIdentity,
  updateProfileWithoutSectorAndBusinessSummary,
} from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { changedFields } from "./changed-fields.ts";
import type { ProfileValues } from "./profile-values.ts";
import { saveSection, saveWholeProfile } from "./save-profile.ts";

const account = {
  bank_name: "",
  bank_code: null,
  branch_name: "",
  branch_code: null,
  deposit_type: "",
  bank_account_number: "",
  account_holder_name: "",
};
const values: ProfileValues = {
  corporate_division: "corporate",
  company_name: "株式会社金子精工",
  office_zipcode: "1440052",
  office_prefecture: "東京都",
  office_city: "大田区蒲田",
  office_building_number: "9-99-9",
  office_phone: "0300000021",
  last_name: "金子",
  first_name: "みさき",
  owner_zipcode: "1440052",
  owner_prefecture: "東京都",
  owner_city: "大田区蒲田",
  owner_building_number: "9-99-10",
  owner_phone: "09000000021",
  sector: "unknown",
  business_summary: "",
  bank_account: account,
  identity_document_type: "",
  addfiles: [],
};
const call = vi.fn(async (..._asked: unknown[]): Promise<unknown> => ({ id: 1 }));
const asked = () => call.mock.lastCall as [unknown, { body: Record<string, unknown> }];

test.each([
  { section: "office", by: updateProfileWithoutSectorAndBusinessSummary },
  { section: "owner", by: updateProfileWithoutSectorAndBusinessSummary },
  { section: "bank", by: updateProfileWithoutSectorAndBusinessSummary },
  { section: "business", by: updateProfile },
  { section: "identity", by: updateProfileNameAndIdentity },
] as const)("R7.1 the section $section goes by the call that fits it", async ({ section, by }) => {
  await saveSection({ call } as never, section, values);
  expect(asked()[0]).toBe(by);
});

test("R7.1 where the answer is not the profile, which is not shown, that is read again", async () => {
  call.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ id: 2 });
  expect(await saveSection({ call } as never, "office", values)).toEqual({ id: 2 });
  expect(asked()[0]).toBe(getProfile);
});

test("R7.1 only the section's own fields are sent, files by reference", async () => {
  await saveSection({ call } as never, "identity", {
    ...values,
    addfiles: [4, 5],
    identity_document_type: "passport",
  });
  expect(asked()[1].body).toEqual({
    last_name: "金子",
    first_name: "みさき",
    addfiles: [{ id: 4 }, { id: 5 }],
    identity_document_type: "passport",
  });
});

test("R3.8 the whole profile without documents; a sole trader without an office", async () => {
  await saveWholeProfile({ call } as never, values);
  const { body } = asked()[1];
  expect(body).toMatchObject({ corporate_division: "corporate", sector: "unknown" });
  expect(body).not.toHaveProperty("addfiles");
  expect(body).not.toHaveProperty("identity_document_type");
  await saveWholeProfile({ call } as never, { ...values, corporate_division: "individual" });
  expect(asked()[1].body).not.toHaveProperty("office_zipcode");
  expect(asked()[1].body).toHaveProperty("company_name");
});

test("R3.9 what has changed is known by field", () => {
  const after = { ...values, owner_city: "品川区", bank_account: { ...account, bank_name: "みずほ銀行" } };
  expect(changedFields(values, after, ["owner_zipcode", "owner_city", "bank_account", "addfiles"])).toEqual([
    "owner_city",
    "bank_account",
  ]);
});
