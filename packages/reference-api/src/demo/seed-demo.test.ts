import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import { expect, test } from "vitest";
import { demoEmail, demoPassword } from "../config/demo-account.ts";
import { readReadiness } from "../testing/entry-in.ts";
import { brandAskingFor, createTestServer, testServer } from "../testing/test-server.ts";
import { demoStates } from "./demo-states.ts";
import { seedDemo } from "./seed-demo.ts";

const { server, client, rows } = await testServer({ demo: true });

async function signIn(state: string) {
  const browser = client();
  const { status } = await browser.call("login", {
    body: { email: demoEmail(state), password: demoPassword },
  });
  return { browser, status };
}

test("R1.1 every demo account can log in at every brand", async () => {
  for (const { name } of demoStates)
    expect({ name, ...(await signIn(name)) }).toMatchObject({ name, status: 200 });
  const accounts = demoStates.length;
  const accountCounts =
    await rows`select brand, count(*)::integer as accounts from applicant group by brand order by brand`;
  expect(accountCounts).toEqual(["companies", "test-brand"].map((brand) => ({ brand, accounts })));
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
])("R4.1 R4.4 the demo account “$state” has the expected statuses", async ({ state, entry, claim }) => {
  const { browser } = await signIn(state);
  const { body } = await browser.call("listEntries");
  expect(body.map(({ status }) => status)).toEqual(entry === undefined ? [] : [entry]);
  expect(body[0]?.claims[0]?.status).toBe(claim);
});

test("R4.11 the demo account “declined” has its pre-entry answers and the reasons of the refusal", async () => {
  const { browser } = await signIn("declined");
  expect((await browser.call("me")).body).toMatchObject({
    has_pre_entry_declined: true,
    pre_entry: { declined: true, reasons: [expect.any(String)], answered_at: expect.any(String) },
  });
});

test("B8 the delays of the demo account “delayed” are dated on the day after the last day of each claim", async () => {
  const delays = await rows<{ delayed_on: string; due_on: string }>`
    select (history.at at time zone 'Asia/Tokyo')::date::text as delayed_on, (return_date + 1)::text as due_on
    from entry_history history join claim on claim.id = history.claim_id where act = 'delay'`;
  expect(delays).toHaveLength(4);
  for (const { delayed_on, due_on } of delays) expect(delayed_on).toBe(due_on);
});

test("R5.10 the demo account “reviewed” can still sign its contract", async () => {
  const { browser } = await signIn("reviewed");
  const [entry] = (await browser.call("listEntries")).body;
  expect((await browser.call("getContractTerms", { params: { id: entry?.id ?? 0 } })).status).toBe(200);
});

test("R6.1 an applicant with an unconfirmed email address cannot log in", async () => {
  expect((await signIn("unverified")).status).toBe(401);
});

test("R4.8 the demo account “identity-expired” has a complete profile and an expired identity", async () => {
  const { browser } = await signIn("identity-expired");
  expect((await browser.call("me")).body).toMatchObject({
    has_satisfied_profile: true,
    identity_valid_date: "2024-03-31",
  });
});

test("B8 the demo leaves only the confirmation mail of the unverified account", async () => {
  const subjects = await rows`select distinct subject from mail`;
  expect(subjects).toEqual([{ subject: expect.stringContaining("メールアドレスの確認") }]);
});

test("a start with existing demo accounts adds none and hashes no password", async () => {
  const failIfCalled = () => {
    throw new Error("Every account is there already.");
  };
  await seedDemo(
    { ...server.services, passwords: { hash: failIfCalled, matches: failIfCalled } },
    failIfCalled,
  );
});

test.runIf(process.env.LONG)("B20 at a brand with further papers the demo entries contain them", async () => {
  const declaration = { guidance: "税務署で受け取れます。", from: "both", required: true } as const;
  const brandWithPapers = brandAskingFor([
    { key: "tax_payment", title: "納税証明書", only: "pdf", ...declaration },
    { key: "licence", title: "許可証", only: "picture", ...declaration },
  ]);
  // A brand without individuals does not serve the individuals of the demo.
  const brand = { ...brandWithPapers, settings: { ...brandWithPapers.settings, individuals: false } };
  const brandServer = await createTestServer({ demo: true }, { brands: [brand] });
  const browser = brandServer.client();
  await browser.call("login", { body: { email: demoEmail("contracted"), password: demoPassword } });
  const { body } = await browser.call("listEntries");
  expect(body[0]?.status).toBe(EntryStatus.contracted);
  expect(body[0]?.addfiles.map(({ kind }) => kind)).toEqual(["further_tax_payment", "further_licence"]);

  const missingKinds = async (state: string) => {
    const visitor = brandServer.client();
    await visitor.call("login", { body: { email: demoEmail(state), password: demoPassword } });
    const { missing } = await readReadiness(visitor);
    return missing.flatMap(({ kind }) => kind ?? []);
  };
  // A ready account can submit an entry at this brand too.
  for (const state of ["ready", "fixed-account"]) expect(await missingKinds(state), state).toEqual([]);
  expect(await missingKinds("no-documents")).toEqual(["further_tax_payment", "further_licence"]);
});
