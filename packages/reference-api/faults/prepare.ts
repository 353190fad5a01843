import { readClock } from "../src/clock.ts";
import { readConfig } from "../src/config/read-config.ts";
import { createServer } from "../src/start/create-server.ts";
import { insertSignedIn } from "../src/testing/insert-applicant.ts";
import { signInStaff } from "../src/testing/sign-in-staff.ts";

export interface PreparedApplicant {
  id: number;
  cookies: Record<string, string>;
}

export interface Prepared {
  origin: string;
  applicants: PreparedApplicant[];
  /** Token of a staff member, which stays valid after restarts. */
  staffToken: string;
}

/**
 * Signed-in applicants that are ready to submit, and one staff member. `protocol` and port are those of the address at
 * which requests arrive.
 */
export async function prepare(
  env: Record<string, string>,
  count: number,
  { protocol = "http", port = 80 } = {},
): Promise<Prepared> {
  const config = readConfig({ ...env, DEMO: "0" });
  const server = await createServer(config, { log: () => {}, passwordCost: { memoryCost: 8, timeCost: 1 } });
  const { services } = server;
  const [brand] = services.brands;
  if (!brand) throw new Error("There is no brand");
  const { token: staffToken } = await signInStaff(server, [brand.name]);
  const applicants: PreparedApplicant[] = [];
  for (let number = 0; number < count; number += 1) {
    const email = `faults-${process.pid}-${readClock().getTime()}-${number}@faults.example`;
    applicants.push(await insertSignedIn(services, { brand: brand.name, email }));
  }
  // A run takes longer than a password counts as recent.
  const tomorrow = new Date(readClock().getTime() + 24 * 3_600_000);
  await services.database.updateTable("session").set({ proved_at: tomorrow }).execute();
  await server.close();
  return { origin: `${protocol}://${brand.settings.hosts[0]}:${port}`, applicants, staffToken };
}
