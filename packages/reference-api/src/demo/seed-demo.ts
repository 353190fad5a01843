import { createHash, randomUUID } from "node:crypto";
import { DocumentsConfirmation } from "@kaitori/domain";
import { findRegistration, insertRegistration, mailActivation, termsVersion } from "../accounts/register.ts";
import type { ServedBrand } from "../brands/brand.ts";
import { demoEmail, demoPassword } from "../config/demo-account.ts";
import { updateApplicant } from "../database/applicants.ts";
import type { Inspect } from "../documents/inspection/inspect.ts";
import type { Services } from "../http/services.ts";
import type { DemoApplicant } from "./demo-applicants.ts";
import { demoData } from "./demo-data.ts";
import { advanceEntryTo, daysSinceStart, uploadFurtherPapers } from "./demo-entry.ts";
import { type DemoSession, demoClock, demoSession, type MakeApp } from "./demo-session.ts";
import { type DemoState, demoStates, unverifiedAccount } from "./demo-states.ts";

/** Adds a missing account for each state and brand. */
export async function seedDemo(services: Services, makeApp: MakeApp): Promise<void> {
  const existing = await seededAccounts(services);
  // Computed only if an account is missing.
  let hash: Promise<string> | undefined;
  const seedServices = { ...services, inspect: inspectOnce(services.inspect) };
  const passwordHash = () => (hash ??= services.passwords.hash(demoPassword));
  for (const brand of services.brands) {
    await seedUnverified(services, brand, passwordHash);
    for (const state of demoStates)
      if (!existing.has(`${brand.name} ${demoEmail(state.name)}`))
        await seedState(seedServices, makeApp, brand, state, await passwordHash());
  }
}

async function seededAccounts({ database, brands }: Services): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom("applicant")
    .select(["brand", "email"])
    .where("brand", "in", names(brands))
    .where("email", "in", names(demoStates).map(demoEmail))
    .execute();
  return new Set(rows.map(({ brand, email }) => `${brand} ${email}`));
}

const names = (records: readonly { readonly name: string }[]) => records.map(({ name }) => name);

/** Adds an account and sets its address last, so that an interrupted start adds it again. */
async function seedState(
  services: Services,
  makeApp: MakeApp,
  brand: ServedBrand,
  { name, applicant, preEntry, entry }: DemoState,
  passwordHash: string,
): Promise<void> {
  const clock = demoClock(services.clock(), entry ? daysSinceStart[entry] : 0);
  const temporaryEmail = `${randomUUID()}@demo.example`;
  const { id } = await services.database
    .insertInto("applicant")
    .values({
      ...applicant,
      // The account without a profile gets none.
      ...("last_name" in applicant && demoData(services.config, brand).people[applicant.corporate_division]),
      brand: brand.name,
      email: temporaryEmail,
      password_hash: passwordHash,
      demonstration: true,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (preEntry || entry || needsFurtherPapers(applicant, brand)) {
    const session = await demoSession(services, makeApp, brand, id, clock);
    if (preEntry)
      await session.client.callOrThrow("answerPreEntry", { body: { answers: answersIn(preEntry) } });
    if (entry) await advanceEntryTo(session, entry);
    else if (needsFurtherPapers(applicant, brand)) await draftFurtherPapers(session);
  }
  await services.database.deleteFrom("mail").where("recipient", "=", temporaryEmail).execute();
  await updateApplicant(services.database, id, { email: demoEmail(name) });
}

const needsFurtherPapers = (
  { financial_statements_status, corporate_division }: DemoApplicant,
  { settings: { furtherPapers = [], individuals } }: ServedBrand,
) =>
  financial_statements_status === DocumentsConfirmation.confirmed &&
  furtherPapers.length > 0 &&
  (individuals || corporate_division === "corporate");

async function draftFurtherPapers(session: DemoSession): Promise<void> {
  const addfiles = await uploadFurtherPapers(session);
  if (addfiles.length === 0) return;
  await session.client.callOrThrow("putDraftEntry", {
    body: { version: 0, purchase_amount_desired: "", purpose: "", addfiles },
  });
}

const answersIn = (preEntry: NonNullable<DemoState["preEntry"]>) =>
  Object.entries(preEntry).map(([question, value]) => ({ question, value }));

/** Adds a registration whose confirmation mail is in the mailbox. */
async function seedUnverified(
  services: Services,
  brand: ServedBrand,
  passwordHash: () => Promise<string>,
): Promise<void> {
  const email = demoEmail(unverifiedAccount.name);
  const now = services.clock();
  if (await findRegistration(services.database, brand.name, email)) return;
  const password_hash = await passwordHash();
  await services.database.transaction().execute(async (transaction) => {
    const registration = await insertRegistration(transaction, {
      brand: brand.name,
      email,
      password_hash,
      corporate_division: "corporate",
      terms_version: termsVersion(brand),
      tracking_id: null,
      external_service: null,
      external_id: null,
      browser_hash: null,
      demonstration: true,
      created_at: now,
    });
    await mailActivation(transaction, { services, brand, now }, registration);
  });
}

/** Caches inspections, because all demo accounts submit the same papers. */
function inspectOnce(inspect: Inspect): Inspect {
  const results = new Map<string, ReturnType<Inspect>>();
  return (bytes, type, limits, options) => {
    const document = createHash("sha256").update(bytes).digest("hex");
    const key = JSON.stringify([document, type, limits]);
    const result = results.get(key) ?? inspect(bytes, type, limits, options);
    results.set(key, result);
    return result;
  };
}
