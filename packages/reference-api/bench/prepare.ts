import {
  type CalendarDate,
  ClaimStatus,
  DocumentsConfirmation,
  EntryStatus,
  storedClaimOf,
  typedClaimOf,
} from "@kaitori/domain";
import type { Transaction } from "../src/database/database.ts";
import { csrfTokenOf } from "../src/http/csrf.ts";
import { startSession } from "../src/http/session-store.ts";
import type { Server } from "../src/start/create-server.ts";
import { insertApplicant } from "../src/testing/insert-applicant.ts";
import { unguarded } from "../src/testing/unguarded.ts";
import type { Browser } from "./measured-servers.ts";

/** One account is served twenty calls a second (`callsInARow`), so many read in turn. */
const readersOfAll = 200;
const entriesOfReader = 20;
const claimsOfEntry = 5;

/** Applicants with a long history, for reads, and many that are ready to submit, for writes. */
export async function prepare(
  server: Server,
  writers: number,
): Promise<{ readers: Browser[]; writers: Browser[] }> {
  const readers = await browsers(server, readersOfAll);
  for (const { applicant } of readers)
    await unguarded(server.services.database, (open) => insertPast(open, server, applicant));
  return { readers, writers: await browsers(server, writers) };
}

async function browsers(server: Server, count: number): Promise<Browser[]> {
  const all: Browser[] = [];
  for (let number = 0; number < count; number += 1) all.push(await browser(server));
  return all;
}

async function browser({ services }: Server): Promise<Browser> {
  const [brand] = services.brands;
  if (!brand) throw new Error("There is no brand");
  const { id } = await insertApplicant(services, { brand: brand.name });
  const now = services.clock();
  const { token } = await startSession(services.database, {
    applicantId: id,
    brand: brand.name,
    persistent: true,
    device: "",
    now,
  });
  const csrf = csrfTokenOf(services.config.secretKey, token);
  return { applicant: id, csrf, cookie: `__Host-session=${token}; csrftoken=${csrf}` };
}

async function insertPast(database: Transaction, { services }: Server, applicant_id: number): Promise<void> {
  const now = services.clock();
  const brand = services.brands[0]?.name ?? "";
  const due: CalendarDate = "2026-01-31";
  const { confirmed, nothing } = DocumentsConfirmation;
  const entries = Array.from({ length: entriesOfReader }, (_, index) => ({
    brand,
    applicant_id,
    code: `B${applicant_id}-${index + 1}`,
    status: EntryStatus.archived,
    account_activity_statement_confirmation_status: confirmed,
    financial_statement_confirmation_status: confirmed,
    purchase_amount_desired: 900_000,
    purpose: "材料の仕入れ",
    bank_account: "null",
    banks: "[]",
    created_at: now,
    updated_at: now,
  }));
  const inserted = await database.insertInto("entry").values(entries).returning(["id", "code"]).execute();
  const claims = inserted.flatMap(({ id, code }) =>
    Array.from({ length: claimsOfEntry }, (_, index) => ({
      entry_id: id,
      applicant_id,
      place: index + 1,
      code: `${code}-${index + 1}`,
      status: ClaimStatus.returned,
      invoice_confirmation_status: confirmed,
      additional_doc_confirmation_status: nothing,
      ...storedClaimOf(typedClaimOf({})),
      obliger_company_name: "株式会社青空建設",
      houjinbangou: "8900000000001",
      houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
      amount: 1_000_000 + index,
      scheduled_deposit_amount_from_obliger: 1_000_000 + index,
      obliger_payment_date: due,
      is_fixed_debt: true,
      is_bank_transfer_from_obliger: true,
      receive_payment_account: JSON.stringify({
        bank_name: "みずほ銀行",
        deposit_type: "ordinary",
        bank_account_number: "1234567",
        obliger_accounts: [
          { holder_name: "カ）アオゾラケンセツ", formatted_holder_name: "カ）アオゾラケンセツ" },
        ],
      }),
      created_at: now,
      updated_at: now,
    })),
  );
  await database.insertInto("claim").values(claims).execute();
}
