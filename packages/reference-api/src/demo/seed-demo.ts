import { randomUUID } from "node:crypto";
import { answerPreEntry } from "@kaitori/wire";
import type { ServedBrand } from "../brands/brand.ts";
import type { Services } from "../services.ts";
import { demoEmail, demoPassword } from "./demo-account.ts";
import { demoClock } from "./demo-clock.ts";
import { beganDaysAgo, bringEntryTo, type DemoSession } from "./demo-entry.ts";
import { demoSession, type MakeApp } from "./demo-session.ts";
import { type DemoState, demoStates } from "./demo-states.ts";
import { seedUnverified } from "./unverified.ts";

/** One account per state at every brand, the same every time; an account that is there already stays as it is. */
export async function seedDemo(services: Services, makeApp: MakeApp): Promise<void> {
  const there = await seededAccounts(services);
  // Most starts find everything in place, and hash nothing.
  let hash: Promise<string> | undefined;
  const passwordHash = () => (hash ??= services.passwords.hash(demoPassword));
  for (const brand of services.brands) {
    await seedUnverified(services, brand, passwordHash);
    for (const state of demoStates)
      if (!there.has(`${brand.name} ${demoEmail(state.name)}`))
        await seedState(services, makeApp, brand, state, await passwordHash());
  }
}

async function seededAccounts({ database, brands }: Services): Promise<ReadonlySet<string>> {
  const found = await database
    .selectFrom("applicant")
    .select(["brand", "email"])
    .where("brand", "in", names(brands))
    .where("email", "in", names(demoStates).map(demoEmail))
    .execute();
  return new Set(found.map(({ brand, email }) => `${brand} ${email}`));
}

const names = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name);

/** The account gets its address last: one that was interrupted is begun anew under its name. */
async function seedState(
  services: Services,
  makeApp: MakeApp,
  brand: ServedBrand,
  { name, applicant, preEntry, entry }: DemoState,
  passwordHash: string,
): Promise<void> {
  const clock = demoClock(services.clock(), entry ? beganDaysAgo[entry] : 0);
  const underway = `${randomUUID()}@demo.example`;
  const { id } = await services.database
    .insertInto("applicant")
    .values({
      ...applicant,
      brand: brand.name,
      email: underway,
      password_hash: passwordHash,
      demonstration: true,
      created_at: clock.now(),
      updated_at: clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (preEntry || entry) {
    const session = await demoSession(services, makeApp, brand, id, clock);
    if (preEntry) await answerQuestions(session, preEntry);
    if (entry) await bringEntryTo(session, entry);
  }
  await services.database.deleteFrom("mail").where("recipient", "=", underway).execute();
  await services.database
    .updateTable("applicant")
    .set({ email: demoEmail(name) })
    .where("id", "=", id)
    .execute();
}

async function answerQuestions(
  { client }: DemoSession,
  answers: NonNullable<DemoState["preEntry"]>,
): Promise<void> {
  const given = Object.entries(answers).map(([question, value]) => ({ question, value }));
  const { status, body } = await client.call(answerPreEntry, { body: { answers: given } });
  if (status !== 200) throw new Error(`The demo's answers were answered ${status}: ${JSON.stringify(body)}`);
}
