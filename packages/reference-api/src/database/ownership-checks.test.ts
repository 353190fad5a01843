import { EntryStatus } from "@kaitori/domain";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { entryBody } from "../entry/samples.ts";
import { entryIn } from "../testing/entry-in.ts";
import { type TestClient, testServer } from "../testing/test-server.ts";

/** Row-level security is disabled in this file, so that each call must check the owner itself. */
const server = await testServer();
for (const table of ["entry", "claim", "file", "entry_history", "inadequacy", "contract"])
  await server.rows`alter table ${sql.id(table)} disable row level security`;

const hash = "0".repeat(64);
const calls: Readonly<Record<string, (client: TestClient, id: number) => Promise<{ status: number }>>> = {
  "read an entry": (client, id) => client.call("getEntry", { params: { id } }),
  "read terms": (client, id) => client.call("getContractTerms", { params: { id }, query: {} }),
  "sign the contract": (client, id) =>
    client.call("contractEntry", { params: { id }, body: { claims: [], terms_hash: hash } }),
  "resubmit an entry": (client, id) => client.call("reviewEntry", { params: { id }, body: entryBody() }),
  "cancel an entry": (client, id) => client.call("cancelEntry", { params: { id } }),
};

test.each(Object.keys(calls))(
  "R6.3 without row-level security an applicant cannot %s of another applicant",
  async (name) => {
    const { id } = await entryIn(server, EntryStatus.reviewed);
    const { client } = await server.signInApplicant();
    expect((await calls[name]?.(client, id))?.status).toBe(404);
  },
);

test("R6.3 without row-level security contracts and files of another applicant are not found", async () => {
  const { id, applicantId } = await entryIn(server, EntryStatus.contracted);
  const file = await server.insertFile(applicantId, "identity");
  const { client } = await server.signInApplicant();
  const answers = [
    await client.call("getContractDocument", { params: { id } }),
    await client.call("getUploadAddress", { params: { id: file } }),
    await client.call("deleteUpload", { params: { id: file } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});
