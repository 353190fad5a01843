import { createApiClient, type ServerError } from "@kaitori/api-client";
import { additionNames } from "@kaitori/domain";
import {
  contractEntry,
  createEntry,
  getContractTerms,
  getDraftEntry,
  getFormDraft,
  getReadiness,
  listNotices,
  putDraftEntry,
  putFormDraft,
  register,
  setFileKinds,
  uploadFile,
} from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { createCapabilities } from "#foundation/server/capabilities.ts";
import { checkAtStart } from "#foundation/server/check-at-start.ts";
import { type ApiWithFallbacks, withFallbacks } from "#foundation/server/with-fallbacks.ts";
import { createToasts } from "#foundation/toasts/toasts.ts";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { hostOf } from "#stories/story-server.ts";
import { brandOfTests } from "#testing/brand-of-tests.ts";
import { createFallbacks } from "./fallbacks.ts";

const file = {
  id: 7,
  kind: "passbook_cover_1",
  name: "a.png",
  content_type: "image/png",
  image: null,
  created_at: "2026-11-22T10:00:00Z",
};

/** A server of the specification's calls, as far as these tests ask; it takes down what it is asked. */
function specified(has: "all" | "none" = "none", given: unknown = file) {
  const asked: { call: string; body: unknown }[] = [];
  const known: Record<string, unknown> = {
    "POST me/": { ...representative, withdrawals_detail_status: 4 },
    "GET profile/": corporation,
    "GET entries/": {},
    "POST entries/": {},
    "GET entries/31/": entryReviewed,
    "POST entries/31/contract/": {},
    "GET system_settings/supress_entries/": { method: "stop-new-entry", segment: null, message: "休み" },
    "POST uploads/": file,
    "POST register/": { id: 1, email: "a@example.jp", corporate_division: "corporate" },
  };
  const host = hostOf(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice("/api/".length)}`;
    const isJson = request.headers.get("content-type") === "application/json";
    asked.push({ call, body: isJson ? await request.json() : null });
    return call in known ? Response.json(known[call]) : Response.json({ detail: "" }, { status: 404 });
  });
  const plain = createApiClient({
    host,
    cookies: () => "",
    sendFile: async () => Response.json(given, { status: 201 }),
  });
  const server = createCapabilities({ server: { has } }, additionNames);
  const toasts = createToasts();
  const page = new EventTarget();
  const leave = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const api: ApiWithFallbacks = withFallbacks(plain, server, async () =>
    createFallbacks({ plain, api: () => api, brand: brandOfTests, server, toasts, page }),
  );
  return { api, asked, known, server, toasts, leave };
}

type Specified = ReturnType<typeof specified>;

test("R4.14 what is missing and what blocks is worked out of the user, the profile, the entries and the setting", async () => {
  const { api } = specified();
  const readiness = await api.call(getReadiness);
  expect(readiness.missing.map(({ need }) => need)).toEqual(["withdrawalStatements"]);
  expect(readiness.blockers).toEqual(["newEntriesStopped"]);
});

test("R3.9 the draft is kept in memory with its files, counts as given, and goes with the entry", async () => {
  const { api, asked, toasts, leave } = specified();
  await api.call(getDraftEntry);
  expect(leave()).toBe(true);
  const cover = await api.call(uploadFile, {
    body: { kind: "passbook_cover_1" },
    file: new File(["a"], "a.png"),
  });
  const details = { ...cover, id: 7, kind: "passbook_details_1" };
  const relations = [
    { kind: "passbook_cover_1", contentfile: { id: cover.id } },
    { kind: "passbook_details_1", contentfile: { id: details.id } },
  ];
  const bank = {
    bank_name: "みずほ銀行",
    bank_account_number: "1234567",
    file_format: "passbook",
    contentfile_relations: relations,
  } as const;
  const kept = await api.call(putDraftEntry, { body: { version: 0, banks: [bank] } });
  expect(kept.version).toBe(1);
  expect(leave(), "leaving the page asks").toBe(false);
  expect((await api.call(getDraftEntry)).banks[0]?.contentfile_relations[0]?.contentfile.name).toBe("a.png");
  expect((await api.call(getReadiness)).missing).toEqual([]);
  expect(toasts.store.getState().map(({ message }) => message)).toEqual([
    "入力の途中は保存されません。ページを閉じるか再読み込みすると、入力した内容は消えます。",
  ]);

  const obliger_company_name = "株式会社青空建設";
  const claims = [{ obliger_company_name, withholds_tax: true }];
  await api.call(createEntry, { body: { purpose: "仕入れ", claims, draft_version: 1 } });
  // What such a server does not know is not sent to it.
  expect(asked.at(-1)).toEqual({
    call: "POST entries/",
    body: { purpose: "仕入れ", claims: [{ obliger_company_name }] },
  });
  expect((await api.call(getDraftEntry)).version).toBe(0);
  expect(leave()).toBe(true);
});

test.each([
  { about: "an addition has answered", show: (given: Specified) => given.server.showMore(), isSent: true },
  { about: "nothing was shown", show: () => undefined, isSent: false },
])("R7.1 B21 a field of our own goes out when $about: $isSent", async ({ show, isSent }) => {
  const given = specified("all");
  show(given);
  await given.api.call(register, {
    body: { email: "a@example.jp", password: "x", corporate_division: "corporate", terms_version: "2026" },
  });
  const { call, body } = given.asked.at(-1) ?? {};
  expect(call).toBe("POST register/");
  expect(Object.hasOwn(body as object, "terms_version")).toBe(isSent);
  expect(given.asked.map((one) => one.call)).toEqual([
    ...(isSent ? [] : ["GET system_settings/supress_entries/"]),
    "POST register/",
  ]);
});

test("R7.1 B21 a server that was out of order when it was asked what it knows is asked again", async () => {
  const probe = "GET system_settings/supress_entries/";
  const { api, asked, known } = specified("all");
  const body = { email: "a@example.jp", password: "x", corporate_division: "corporate" as const };
  const probes = async () => {
    await api.call(register, { body: { ...body, terms_version: "2026" } });
    return asked.filter(({ call }) => call === probe).length;
  };
  const answer = known[probe];
  delete known[probe];
  expect(await probes()).toBe(1);
  known[probe] = answer;
  expect([await probes(), await probes()]).toEqual([2, 2]);
});

test("R7.1 B21 a server that answers an addition is sent the fields beside the specification's; settings of none are kept to", async () => {
  const given = specified("all");
  given.known["GET notices/"] = [];
  expect(given.server.hasShownMore()).toBe(false);
  await given.api.call(listNotices);
  expect(given.server.hasShownMore()).toBe(true);
  const { server } = specified("none");
  server.showMore();
  expect(server.hasShownMore()).toBe(false);
});

test("B3 a draft in memory holds files whose ids are texts", async () => {
  const { api } = specified("none", { ...file, id: "0193f2c7-8a4b" });
  await api.call(getDraftEntry);
  const { id } = await api.call(uploadFile, { body: { kind: "pl" }, file: new File(["a"], "a.png") });
  await api.call(putDraftEntry, { body: { version: 0, addfiles: [{ id }] } });
  const { addfiles } = await api.call(getDraftEntry);
  expect(addfiles.map((one) => one.id)).toEqual(["0193f2c7-8a4b"]);
});

test("B3 a draft in memory names a file by the papers that it holds now", async () => {
  const { api, known, server } = specified("all", { ...file, kind: "pl", kinds: ["pl"] });
  for (const absent of ["draft_entry", "form_drafts"] as const) server.lose(absent);
  known["PATCH uploads/7/kinds/"] = { ...file, kind: "pl", kinds: ["pl", "bs"] };
  await api.call(getDraftEntry);
  await api.call(uploadFile, { body: { kind: "pl" }, file: new File(["a"], "a.png") });
  await api.call(setFileKinds, { params: { id: 7 }, body: { kinds: ["pl", "bs"] } });
  await api.call(putDraftEntry, { body: { version: 0, addfiles: [{ id: 7 }] } });
  const { addfiles } = await api.call(getDraftEntry);
  expect(addfiles[0]?.kinds).toEqual(["pl", "bs"]);
});

test("B3 a form is kept in memory and forgotten with its user", async () => {
  const { api, toasts } = specified();
  const params = { name: "profile" };
  await api.call(putFormDraft, { params, body: { version: 0, input: { purpose: "a" } } });
  await api.call(putFormDraft, { params, body: { version: 1, input: { purpose: "b" } } });
  expect(await api.call(getFormDraft, { params })).toMatchObject({ version: 2, input: { purpose: "b" } });
  expect(toasts.store.getState()).toHaveLength(1);
  api.forget();
  expect(await api.call(getFormDraft, { params })).toMatchObject({ version: 0, input: null });
});

test("R7.1 a contract without terms of the server carries the entry, with the claims that were chosen", async () => {
  const { api, asked } = specified();
  await api.call(getReadiness);
  const claims = [{ id: entryReviewed.claims[0]?.id ?? 0 }];
  await api.call(contractEntry, { params: { id: 31 }, body: { claims, terms_hash: "" } });
  expect(asked.at(-1)).toMatchObject({
    call: "POST entries/31/contract/",
    body: { id: 31, code: entryReviewed.code, claims },
  });
});

test("B16 a server without terms has agreement and explanation of the brand, with the same figures", async () => {
  const { api } = specified();
  const terms = await api.call(getContractTerms, { params: { id: 31 }, query: {} });
  expect(terms.explanation.title).toBe("重要事項の説明");
  const figures = [terms.total.deposit_amount, terms.total.purchase_fee].map(
    (yen) => `${Number(yen).toLocaleString("ja-JP")}円`,
  );
  for (const text of [terms.text, terms.explanation.text])
    for (const figure of figures) expect(text).toContain(figure);
  expect(terms.explanation.text).toContain(entryReviewed.code);
});

test("B5 what is bought of an invoice is priced, not its face value", async () => {
  const { api, known } = specified();
  const [claim] = entryReviewed.claims;
  const part = {
    ...claim,
    amount: "1000000",
    purchase_ratio: "0.8",
    purchase_principal_amount: "800000",
    purchase_fee: "64000",
    bank_charge: "440",
    purchase_amount: "735560",
  };
  known["GET entries/31/"] = { ...entryReviewed, claims: [part] };
  const { total, text } = await api.call(getContractTerms, { params: { id: 31 }, query: {} });
  expect(total).toEqual({
    amount: "1000000",
    purchase_principal_amount: "800000",
    purchase_fee: "64000",
    bank_charge: "440",
    deposit_amount: "735560",
  });
  expect(text).toContain("うち譲渡する額　800,000円");
});

test("R7.10 what turned out to be absent is not asked for again, and developers are told once", async () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { api, asked, server } = specified("all");
  expect(await api.call(listNotices)).toEqual([]);
  expect(await api.call(listNotices)).toEqual([]);
  expect(asked.filter(({ call }) => call === "GET notices/")).toHaveLength(1);
  expect(server.has("notices")).toBe(false);
  expect(server.has("hand_overs")).toBe(true);
  expect(warned).toHaveBeenCalledOnce();
});

test("B3 what has answered once is never lost, whatever it is refused with later", async () => {
  const { api, server, known } = specified("all");
  known["GET form_drafts/profile/"] = { name: "profile", version: 3, updated_at: null, input: { a: "1" } };
  const params = { name: "profile" };
  expect(await api.call(getFormDraft, { params })).toMatchObject({ version: 3 });
  const keep = () => api.call(putFormDraft, { params, body: { version: 3, input: { a: "2" } } });
  await expect(keep()).rejects.toMatchObject({ status: 404 });
  await expect(keep()).rejects.toMatchObject({ status: 404 });
  expect(server.has("form_drafts")).toBe(true);
  expect(await api.call(getFormDraft, { params })).toMatchObject({ version: 3 });
});

test.each([
  { has: "all", asked: 1, warnings: 1 },
  { has: "none", asked: 0, warnings: 0 },
] as const)(
  "R7.10 at the start of development one call tells that settings saying $has promise what is not there",
  async ({ has, asked, warnings }) => {
    const warned = vi.spyOn(console, "warn").mockReset().mockReturnValue();
    const server = specified(has);
    await checkAtStart(server.api, server.server);
    expect(server.asked.filter(({ call }) => call === "GET system_settings/public/")).toHaveLength(asked);
    expect(warned).toHaveBeenCalledTimes(warnings);
  },
);

test("R7.10 R8.5 what nothing stands in for is refused as not offered, and not asked for again", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { api, server } = specified("all");
  const { requestMailChange } = await import("@kaitori/wire");
  const asked = api.call(requestMailChange, { body: { email: "a@example.jp", password: "x" } });
  await expect(asked).rejects.toMatchObject({ status: 501 } satisfies Partial<ServerError>);
  expect(server.has("mail_change")).toBe(false);
});
