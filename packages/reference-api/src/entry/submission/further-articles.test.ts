import { EntryStatus } from "@kaitori/domain";
import { getContractDocument, getContractTerms } from "@kaitori/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../testing/create-test-server.ts";
import { contract, entryIn } from "../../testing/entry-in.ts";
import { testBrands } from "../../testing/test-brands.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ review: "desk" });
});
afterAll(() => server.close());

test("B20 a brand's own article is part of the text that is hashed, agreed to and kept", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed);
  const termsNow = async () =>
    (await entry.client.call(getContractTerms, { params: { id: entry.id }, query: {} })).body;
  const before = await termsNow();
  const [brand] = testBrands;
  if (!brand) throw new Error("There is no brand");
  brand.sections = {
    articles: { agreement: [{ after: 15, title: "組合員の特則", text: "{we}の組合員について定めます。" }] },
  };
  try {
    const after = await termsNow();
    expect(after.text).toContain(
      "第16条（組合員の特則）\n当社の組合員について定めます。\n\n第17条（合意管轄）",
    );
    expect(after.hash).not.toBe(before.hash);
    expect(await contract(entry)).toMatchObject({ status: 200 });
  } finally {
    delete brand.sections;
  }
  const kept = (await entry.client.call(getContractDocument, { params: { id: entry.id } })).body;
  expect(kept.text).toContain("第16条（組合員の特則）");
});
