import { type Readiness, readinessOf } from "@kaitori/domain";
import { getDraftEntry, getProfile, getSuppressEntries, listEntries, me } from "@kaitori/wire";
import type { TestClient } from "./test-client.ts";

/** Computes the readiness from the server's responses, as the site does. */
export async function readReadiness(client: TestClient): Promise<Readiness> {
  const { body: user } = await client.call(me);
  const { body: draft } = await client.call(getDraftEntry);
  if (user === null) throw new Error("nobody is logged in");
  return readinessOf(
    {
      user,
      profile: (await client.call(getProfile)).body,
      entries: (await client.call(listEntries)).body,
      suppression: (await client.call(getSuppressEntries)).body,
      draft: { banks: draft.banks, financialStatements: draft.financial_statements, files: draft.addfiles },
    },
    "2026-11-21",
  );
}
