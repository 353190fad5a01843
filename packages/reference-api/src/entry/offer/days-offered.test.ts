import { EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import {
  asDesk,
  contract,
  entryIn,
  offer,
  purchaseDecision,
  type TestEntry,
  termsOf,
} from "../../testing/entry-in.ts";
import { openMigratedDatabase } from "../../testing/migrated-database.ts";
import { serverWithOtherHandOverDays, type TestServer, testServer } from "../../testing/test-server.ts";
import { decideClaim } from "../review/decide-claim.ts";

const database = await openMigratedDatabase();
const server = await testServer({ review: "desk" }, { opened: database });

const signInAt = async (laterServer: TestServer, entry: TestEntry): Promise<TestEntry> => ({
  ...entry,
  client: await laterServer.signInAgain(entry.applicantId),
});

// The payment date of the sample is Sunday, 2027-01-31.
test("B12 the contract uses the days of the offer after the brand changes its promises", async () => {
  const offered = await entryIn(server, EntryStatus.reviewed, { claims: 1 });
  const laterServer = await serverWithOtherHandOverDays(database);
  const entry = await signInAt(laterServer, offered);
  const terms = await termsOf(entry);
  expect(terms.text).toContain("引渡期日　2027年2月4日");
  expect(terms.text).toContain("受け取った日から3営業日以内に");
  expect(terms.explanation?.text).toContain("受け取った日から3営業日以内に");
  expect((await contract(entry)).status).toBe(200);
  const signed = (await entry.client.call("getContractDocument", { params: { id: entry.id } })).body;
  expect(signed.text).toBe(terms.text);
  expect((await entry.client.call("listHandOvers")).body).toMatchObject([{ due_on: "2027-02-04" }]);
  const contractRow = await server.row`select hand_over_days, closed_day from contract
    where entry_id = ${entry.id}`;
  expect(contractRow).toEqual({ hand_over_days: 3, closed_day: "next" });
});

test("B12 a claim bought before a change of promises gets the days of the offer", async () => {
  const underReview = await entryIn(server, EntryStatus.underReview, { claims: 2 });
  const [first = 0] = underReview.claims;
  await asDesk(server, underReview, (context, row) => decideClaim(context, row, first, purchaseDecision));
  const laterServer = await serverWithOtherHandOverDays(database);
  await offer(laterServer, underReview);
  const { text } = await termsOf(await signInAt(laterServer, underReview));
  // Friday 2027-01-29 plus nine bank days.
  expect(text?.match(/引渡期日　2027年2月12日/g)).toHaveLength(2);
  expect(text).toContain("受け取った日から9営業日以内に");
});
