import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { getContractTerms, listEntries, login, me } from "@kaitori/wire";
import { expect, test } from "vitest";
import { demoEmail, demoPassword } from "../config/demo-account.ts";
import { createTestServer } from "../testing/create-test-server.ts";
import { readReadiness } from "../testing/read-readiness.ts";
import { serverOfFile } from "../testing/server-with-desk.ts";
import { brandAskingFor } from "../testing/test-brands.ts";
import { demoStates } from "./demo-states.ts";
import { seedDemo } from "./seed-demo.ts";

const { server, client, rows } = await serverOfFile({ demo: true });

async function signIn(state: string) {
  const browser = client();
  const { status } = await browser.call(login, { body: { email: demoEmail(state), password: demoPassword } });
  return { browser, status };
}

test("R1.1 every account of the demo opens, at every brand", async () => {
  for (const { name } of demoStates)
    expect({ name, ...(await signIn(name)) }).toMatchObject({ name, status: 200 });
  const accounts = demoStates.length;
  const counted =
    await rows`select brand, count(*)::integer as accounts from applicant group by brand order by brand`;
  expect(counted).toEqual(["companies", "everyone"].map((brand) => ({ brand, accounts })));
});

test.each([
  { state: "ready", entry: undefined, claim: undefined },
  { state: "under-review", entry: EntryStatus.underReview, claim: ClaimStatus.underReview },
  { state: "inadequate", entry: EntryStatus.inadequate, claim: ClaimStatus.inadequate },
  { state: "reviewed", entry: EntryStatus.reviewed, claim: ClaimStatus.canBuy },
  { state: "rejected", entry: EntryStatus.archived, claim: ClaimStatus.cannotBuy },
  { state: "offer-ended", entry: EntryStatus.archived, claim: ClaimStatus.cancel },
  { state: "contracted", entry: EntryStatus.contracted, claim: ClaimStatus.contracted },
  { state: "transferred", entry: EntryStatus.transferred, claim: ClaimStatus.transferred },
  { state: "delayed", entry: EntryStatus.transferred, claim: ClaimStatus.delay },
  { state: "archived", entry: EntryStatus.archived, claim: ClaimStatus.returned },
  { state: "cancelled", entry: EntryStatus.archived, claim: ClaimStatus.cancel },
])("R4.1 R4.4 the account “$state” is in its state", async ({ state, entry, claim }) => {
  const { browser } = await signIn(state);
  const { body } = await browser.call(listEntries);
  expect(body.map(({ status }) => status)).toEqual(entry === undefined ? [] : [entry]);
  expect(body[0]?.claims[0]?.status).toBe(claim);
});

test("R4.11 the account “declined” has answered, and is told why", async () => {
  const { browser } = await signIn("declined");
  expect((await browser.call(me)).body).toMatchObject({
    has_pre_entry_declined: true,
    pre_entry: { declined: true, reasons: [expect.any(String)], answered_at: expect.any(String) },
  });
});

test("R5.10 the offer of the account “reviewed” can still be contracted", async () => {
  const { browser } = await signIn("reviewed");
  const [entry] = (await browser.call(listEntries)).body;
  expect((await browser.call(getContractTerms, { params: { id: entry?.id ?? 0 } })).status).toBe(200);
});

test("R6.1 whoever has not confirmed the mail does not get in", async () => {
  expect((await signIn("unverified")).status).toBe(401);
});

test("R4.8 the account “identity-expired” is satisfied but for its identity", async () => {
  const { browser } = await signIn("identity-expired");
  expect((await browser.call(me)).body).toMatchObject({
    has_satisfied_profile: true,
    identity_valid_date: "2024-03-31",
  });
});

test("B8 the demo leaves no mail but the one that waits to be confirmed", async () => {
  const subjects = await rows`select distinct subject from mail`;
  expect(subjects).toEqual([{ subject: expect.stringContaining("メールアドレスの確認") }]);
});

test("a start that finds every account in place makes none, and hashes no password", async () => {
  const never = () => {
    throw new Error("Every account is there already.");
  };
  await seedDemo({ ...server.services, passwords: { hash: never, matches: never } }, never);
});

test.runIf(process.env.LONG)(
  "B20 a brand that asks for more has the same demonstration, each entry with its papers",
  async () => {
    const declaration = { guidance: "税務署で受け取れます。", from: "both", required: true } as const;
    const asking = brandAskingFor([
      { key: "tax_payment", title: "納税証明書", only: "pdf", ...declaration },
      { key: "licence", title: "許可証", only: "picture", ...declaration },
    ]);
    // Individuals of the demonstration are turned away at one for companies.
    const brand = { ...asking, settings: { ...asking.settings, individuals: false } };
    const other = await createTestServer({ demo: true }, { brands: [brand] });
    const browser = other.client();
    await browser.call(login, { body: { email: demoEmail("contracted"), password: demoPassword } });
    const { body } = await browser.call(listEntries);
    expect(body[0]?.status).toBe(EntryStatus.contracted);
    expect(body[0]?.addfiles.map(({ kind }) => kind)).toEqual(["further_tax_payment", "further_licence"]);

    const lacking = async (state: string) => {
      const visitor = other.client();
      await visitor.call(login, { body: { email: demoEmail(state), password: demoPassword } });
      const { missing } = await readReadiness(visitor);
      return missing.flatMap(({ kind }) => kind ?? []);
    };
    // A ready account can submit an entry at this brand too.
    for (const state of ["ready", "fixed-account"]) expect(await lacking(state), state).toEqual([]);
    expect(await lacking("no-documents")).toEqual(["further_tax_payment", "further_licence"]);
    await other.close();
  },
);
