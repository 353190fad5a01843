import type { Services } from "../services.ts";
import { demoApplicants, demoEmail, demoPassword } from "./demo-applicant.ts";

/** One account per state at every brand, the same every time; what is already there stays. */
export async function seedDemo(services: Services): Promise<void> {
  const { database, brands, clock, passwords } = services;
  const now = clock();
  for (const brand of brands)
    for (const [state, applicant] of Object.entries(demoApplicants))
      await database
        .insertInto("applicant")
        .values({
          ...applicant,
          brand: brand.name,
          email: demoEmail(state),
          password_hash: await passwords.hash(demoPassword),
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.columns(["brand", "email"]).doNothing())
        .execute();
}
