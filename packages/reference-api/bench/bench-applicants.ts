import { startSession } from "../src/accounts/session-store.ts";
import { csrfTokenOf } from "../src/http/csrf.ts";
import type { Services } from "../src/services.ts";
import { insertApplicant } from "../src/testing/insert-applicant.ts";

export type BenchApplicant = { id: number; headers: Record<string, string> };

/** Applicants who may enter, each signed in on a browser of their own. */
export async function benchApplicants(services: Services, count: number): Promise<BenchApplicant[]> {
  const made: BenchApplicant[] = [];
  for (let turn = 0; turn < count; turn++) {
    const { id, brand } = await insertApplicant(services);
    const { token } = await startSession(services.database, {
      applicantId: id,
      brand,
      persistent: false,
      now: services.clock(),
    });
    const csrf = csrfTokenOf(services.config.secretKey, token);
    made.push({
      id,
      headers: {
        host: `${brand}.localhost`,
        cookie: `__Host-session=${token}; csrftoken=${csrf}`,
        "x-csrftoken": csrf,
        "content-type": "application/json",
      },
    });
  }
  return made;
}
