import { IdentityConfirmation } from "@kaitori/domain";
import type { Insertable } from "kysely";
import type { ApplicantTable } from "../database/tables/account-tables.ts";
import { csrfTokenOf } from "../http/ensure-session.ts";
import type { Services } from "../http/services.ts";
import { startSession } from "../http/session-store.ts";

export type NewApplicant = Insertable<ApplicantTable>;

export const testPassword = "kaitori-2026";

let applicantCount = 0;

/** Inserts an applicant that is ready for an entry, with these overrides. */
export async function insertApplicant(
  { database, clock, passwords }: Pick<Services, "database" | "clock" | "passwords">,
  overrides: Partial<NewApplicant> = {},
): Promise<{ id: number; email: string; brand: string }> {
  applicantCount += 1;
  const now = clock();
  return database
    .insertInto("applicant")
    .values({
      brand: "test-brand",
      email: `applicant-${applicantCount}@example.jp`,
      password_hash: await passwords.hash(testPassword),
      corporate_division: "corporate",
      last_name: "山田",
      first_name: "太郎",
      company_name: "株式会社山田製作所",
      office_phone: "0300000001",
      office_zipcode: "1000001",
      office_prefecture: "東京都",
      office_city: "千代田区千代田",
      office_building_number: "1-1",
      owner_phone: "09000000001",
      owner_zipcode: "1000001",
      owner_prefecture: "東京都",
      owner_city: "千代田区千代田",
      owner_building_number: "1-1",
      sector: "manufacturing",
      business_summary: "金属部品の加工",
      bank_name: "みずほ銀行",
      branch_name: "東京営業部",
      deposit_type: "ordinary",
      bank_account_number: "1234567",
      account_holder_name: "カ）ヤマダセイサクシヨ",
      identity_confirmation: IdentityConfirmation.confirmed,
      withdrawals_detail_status: IdentityConfirmation.confirmed,
      financial_statements_status: IdentityConfirmation.confirmed,
      created_at: now,
      updated_at: now,
      ...overrides,
    })
    .returning(["id", "email", "brand"])
    .executeTakeFirstOrThrow();
}

/** Inserts an applicant with a session; returns the cookies of the browser. */
export async function insertSignedIn(services: Services, overrides: Partial<NewApplicant>) {
  const { id, brand } = await insertApplicant(services, overrides);
  const now = services.clock();
  const session = { applicantId: id, brand, persistent: true, device: "", now };
  const { token } = await startSession(services.database, session);
  const csrftoken = csrfTokenOf(services.config.secretKey, token);
  return { id, cookies: { "__Host-session": token, csrftoken } };
}

/** Bank account that differs from that of new test applicants. */
export const anotherAccount = {
  bank_name: "三井住友銀行",
  branch_name: "本店営業部",
  deposit_type: "ordinary",
  bank_account_number: "7654321",
  account_holder_name: "カ）ヤマダセイサクシヨ",
};

/** Body of a registration of a company, with these overrides. */
export const registrationBody = (email: string, overrides: object = {}) => ({
  email,
  password: testPassword,
  corporate_division: "corporate",
  terms_version: "2026-04-01",
  ...overrides,
});
