import { getDraftEntry, putDraftEntry } from "@kaitori/wire";
import type { TestClient } from "./test-client.ts";

/** Takes everything out of the draft of an entry again. */
export async function emptyDraft(client: TestClient): Promise<void> {
  const { version } = (await client.call(getDraftEntry)).body;
  await client.call(putDraftEntry, { body: { version } });
}
