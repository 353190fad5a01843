import { type ApiError, createApiClient, type ServerError } from "@kaitori/api-client";
import {
  allCalls,
  type CallDefinition,
  contractEntry,
  createEntry,
  getDraftEntry,
  getFormDraft,
  getSuppressEntries,
  listHandOvers,
  listNotices,
  me,
  putDraftEntry,
  putFormDraft,
  register,
  serverLevelHeader,
  uploadFile,
} from "@kaitori/wire";
import { expect, test, vi } from "vitest";
import { createServerLevel } from "#foundation/server/server-level.ts";
import { type ApiWithFallbacks, withFallbacks } from "#foundation/server/with-fallbacks.ts";
import { createSystemSettings } from "#foundation/server-answers/system-settings.ts";
import { createToasts } from "#foundation/toasts/toasts.ts";
import { loadTerms } from "#screens/entry/agreement/load-terms.ts";
import { entryReviewed } from "#stories/entry-states.ts";
import { representative, representativeWithout } from "#stories/people.ts";
import { corporation } from "#stories/profiles.ts";
import { registerServer } from "#stories/story-server.ts";
import { exampleTestBrand } from "#testing/example-test-brand.ts";
import { computeReadiness, loadReadinessFacts } from "../readiness/load-readiness.ts";
import { createFallbacks } from "./fallbacks.ts";

const file = {
  id: 7,
  kind: "passbook_cover_1",
  name: "a.png",
  content_type: "image/png",
  image: null,
  created_at: "2026-11-22T10:00:00Z",
};

interface ServerOptions {
  readonly configuredLevel?: 0 | 1 | undefined;
  readonly level?: number;
  readonly uploadAnswer?: unknown;
}

function fakeServer({ configuredLevel, level = 0, uploadAnswer = file }: ServerOptions = {}) {
  const calls: { call: string; body: unknown }[] = [];
  const examples: Record<string, unknown> = {
    "POST me/": representativeWithout("withdrawalStatements"),
    "GET profile/": corporation,
    "GET entries/": {},
    "POST entries/": {},
    "GET entries/31/": entryReviewed,
    "POST entries/31/contract/": {},
    "GET system_settings/supress_entries/": { method: "stop-new-entry", segment: null, message: "休み" },
    "POST uploads/": file,
    "POST register/": { id: 1, email: "a@example.jp", corporate_division: "corporate" },
  };
  const server: {
    level: number;
    fault?: Response;
    answer?: (call: string, body: unknown) => Response;
  } = { level };
  const host = registerServer(async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.slice("/api/".length)}`;
    const isJson = request.headers.get("content-type") === "application/json";
    const body = isJson ? await request.json() : null;
    calls.push({ call, body });
    const unknown = Response.json({ detail: "" }, { status: 404 });
    const response =
      server.answer?.(call, body) ?? (call in examples ? Response.json(examples[call]) : unknown);
    if (server.fault) return server.fault.clone();
    if (server.level > 0 && response.status < 500)
      response.headers.set(serverLevelHeader, String(server.level));
    return response;
  });
  const client = createApiClient({
    host,
    cookies: () => "",
    sendFile: async () => Response.json(uploadAnswer, { status: 201 }),
    onServerLevel: (foundLevel) => serverLevel.record(foundLevel),
    onUserVersion: (version) => versions.push(version),
  });
  const versions: string[] = [];
  const serverLevel = createServerLevel(configuredLevel, () => client.call(getSuppressEntries));
  const toasts = createToasts();
  const page = new EventTarget();
  const leave = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const api: ApiWithFallbacks = withFallbacks(client, serverLevel, async () =>
    createFallbacks({ client, brand: exampleTestBrand, toasts, page }),
  );
  const readReadiness = async () =>
    computeReadiness(
      await loadReadinessFacts({ api, server: serverLevel, systemSettings: createSystemSettings(api) }, {}),
    );
  return { api, calls, examples, server, level: serverLevel, toasts, leave, versions, readReadiness };
}

test("R4.14 missing items and blockers are computed from user, profile, entries and setting", async () => {
  const readiness = await fakeServer().readReadiness();
  expect(readiness.missing.map(({ need }) => need)).toEqual(["withdrawalStatements"]);
  expect(readiness.blockers).toEqual(["newEntriesStopped"]);
});

test.each([
  { isLoaded: true, blockers: ["newEntriesStopped"] },
  { isLoaded: false, blockers: [] },
])(
  "R4.18 D7.8 the setting blocks a new entry only if it can be loaded: $isLoaded",
  async ({ isLoaded, blockers }) => {
    const { examples, readReadiness } = fakeServer({ configuredLevel: 0 });
    if (!isLoaded) delete examples[probe];
    expect((await readReadiness()).blockers).toEqual(blockers);
  },
);

test("R7.9 the user's version is read from every call that returns the user", async () => {
  const { api, examples, versions } = fakeServer();
  for (const version of ["7", "8"]) {
    examples["POST me/"] = { ...representative, version };
    await api.call(me);
  }
  expect(versions).toEqual(["7", "8"]);
});

test("R3.9 the draft stays in memory with its files, changes the readiness, and is sent with the entry", async () => {
  const { api, calls, toasts, leave, readReadiness } = fakeServer();
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
  const savedDraft = await api.call(putDraftEntry, { body: { version: 0, banks: [bank] } });
  expect(savedDraft.version).toBe(1);
  expect(leave(), "the browser asks before the page is left").toBe(false);
  expect((await api.call(getDraftEntry)).banks[0]?.contentfile_relations[0]?.contentfile.name).toBe("a.png");
  expect((await readReadiness()).missing).toEqual([]);
  expect(toasts.store.getState().map(({ message }) => message)).toEqual([
    "入力の途中は保存されません。ページを閉じると消えます。",
  ]);

  const obliger_company_name = "株式会社青空建設";
  const claims = [{ obliger_company_name, withholds_tax: true }];
  await api.call(createEntry, { body: { purpose: "仕入れ", claims, draft_version: 1 } });
  // Fields that such a server does not know are not sent.
  expect(calls.at(-1)).toEqual({
    call: "POST entries/",
    body: { purpose: "仕入れ", claims: [{ obliger_company_name }] },
  });
  expect((await api.call(getDraftEntry)).version).toBe(0);
  expect(leave()).toBe(true);
});

const probe = "GET system_settings/supress_entries/";
const registration = {
  email: "a@example.jp",
  password: "x",
  corporate_division: "corporate",
  terms_version: "2026",
} as const;

test.each([
  { about: "of level 1, detected", options: { level: 1 }, isProbed: true, isSent: true },
  {
    about: "of level 1, configured",
    options: { configuredLevel: 1, level: 1 },
    isProbed: false,
    isSent: true,
  },
  { about: "of level 0, detected", options: {}, isProbed: true, isSent: false },
  { about: "of level 0, configured", options: { configuredLevel: 0 }, isProbed: false, isSent: false },
] as const)(
  "R7.1 B21 a field outside the specification is sent to a server $about: $isSent",
  async ({ options, isProbed, isSent }) => {
    const { api, calls } = fakeServer(options);
    await api.call(register, { body: registration });
    expect(calls.map(({ call }) => call)).toEqual([...(isProbed ? [probe] : []), "POST register/"]);
    expect(Object.hasOwn(calls.at(-1)?.body as object, "terms_version")).toBe(isSent);
  },
);

test.each([
  { status: 502, fault: new Response("<h1>502</h1>", { status: 502 }) },
  { status: 502, fault: Response.json({ message: "Bad Gateway" }, { status: 502 }) },
  { status: 403, fault: Response.json({ detail: "Forbidden" }, { status: 403 }) },
])(
  "B21 until the level is known, only specified calls and fields are sent; the level is requested once: $status",
  async ({ status, fault }) => {
    const { api, calls, server } = fakeServer({ level: 1 });
    server.fault = fault;
    await expect(api.call(listNotices)).rejects.toMatchObject({ status });
    await expect(api.call(register, { body: registration })).rejects.toMatchObject({ status });
    expect(calls.map(({ call }) => call)).toEqual([probe, probe, "POST register/"]);
    expect(calls.at(-1)?.body).not.toHaveProperty("terms_version");
    calls.length = 0;
    delete server.fault;
    await Promise.allSettled([api.call(listNotices), api.call(listHandOvers)]);
    expect(calls.map(({ call }) => call)).toEqual([probe, "GET notices/", "GET hand_overs/"]);
  },
);

test.each([
  { by: "a server of level 1", level: 1, bodies: [false, true] },
  { by: "a server of level 0", level: 0, bodies: [false] },
])(
  "B21 a registration that $by refuses is repeated with the terms if the refusal shows level 1",
  async ({ level, bodies }) => {
    const { api, calls, server, examples } = fakeServer({ level });
    server.answer = (call, body) => {
      if (call === probe) return new Response("<h1>502</h1>", { status: 502 });
      if (Object.hasOwn(Object(body), "terms_version")) return Response.json(examples["POST register/"]);
      return Response.json({ terms_version: ["同意してください。"] }, { status: 400 });
    };
    const answer = await api.call(register, { body: registration }).catch((error: ApiError) => error.status);
    expect(answer).toEqual(level === 1 ? examples["POST register/"] : 400);
    const registrations = calls.filter(({ call }) => call === "POST register/");
    expect(registrations.map(({ body }) => Object.hasOwn(Object(body), "terms_version"))).toEqual(bodies);
  },
);

test("B21 a detected level is not lowered while the page is open; a configured level applies even if a gateway removes the header", async () => {
  const detecting = fakeServer({ level: 1 });
  await detecting.api.call(getSuppressEntries);
  detecting.server.level = 0;
  await detecting.api.call(getSuppressEntries);
  expect(detecting.level.hasAddedCalls()).toBe(true);
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const withLevel = fakeServer({ configuredLevel: 1 });
  expect(withLevel.level.hasAddedCalls()).toBe(true);
  await withLevel.api.call(getSuppressEntries);
  expect(withLevel.level.hasAddedCalls()).toBe(true);
  await withLevel.api.call(listNotices).catch(() => undefined);
  expect(withLevel.calls.at(-1)?.call).toBe("GET notices/");
  expect(warn).toHaveBeenCalledOnce();
  const lowerConfigured = fakeServer({ configuredLevel: 0, level: 1 });
  await lowerConfigured.api.call(getSuppressEntries);
  expect(lowerConfigured.level.hasAddedCalls()).toBe(false);
});

test("B3 a refusal of a server of level 1 is not replaced by a fallback", async () => {
  const { api, level } = fakeServer({ level: 1 });
  const params = { name: "profile" };
  const save = () => api.call(putFormDraft, { params, body: { version: 3, input: { a: "2" } } });
  await expect(save()).rejects.toMatchObject({ status: 404 });
  expect(level.hasAddedCalls()).toBe(true);
});

test("B3 a draft in memory accepts text ids of files", async () => {
  const { api } = fakeServer({ uploadAnswer: { ...file, id: "0193f2c7-8a4b" } });
  await api.call(getDraftEntry);
  const { id } = await api.call(uploadFile, { body: { kind: "pl" }, file: new File(["a"], "a.png") });
  await api.call(putDraftEntry, { body: { version: 0, addfiles: [{ id }] } });
  const { addfiles } = await api.call(getDraftEntry);
  expect(addfiles.map((record) => record.id)).toEqual(["0193f2c7-8a4b"]);
});

test("B3 a form draft stays in memory until the user changes", async () => {
  const { api, toasts } = fakeServer();
  const params = { name: "profile" };
  await api.call(putFormDraft, { params, body: { version: 0, input: { purpose: "a" } } });
  await api.call(putFormDraft, { params, body: { version: 1, input: { purpose: "b" } } });
  expect(await api.call(getFormDraft, { params })).toMatchObject({ version: 2, input: { purpose: "b" } });
  expect(toasts.store.getState()).toHaveLength(1);
  api.forget();
  expect(await api.call(getFormDraft, { params })).toMatchObject({ version: 0, input: null });
});

test("R7.1 a contract call without server terms sends the entry with the chosen claims", async () => {
  const { api, calls, examples } = fakeServer();
  const [chosenClaim] = entryReviewed.claims;
  const id = chosenClaim?.id ?? 0;
  examples["GET entries/31/"] = { ...entryReviewed, claims: [{ ...chosenClaim, id: 999 }, chosenClaim] };
  await api.call(contractEntry, { params: { id: 31 }, body: { claims: [{ id }], terms_hash: "" } });
  const [call, body] = [calls.at(-1)?.call, calls.at(-1)?.body];
  expect({ call, body }).toMatchObject({
    call: "POST entries/31/contract/",
    body: { id: 31, code: entryReviewed.code, claims: [{ id, amount: chosenClaim?.amount, status: 3 }] },
  });
  expect(body).toMatchObject({
    claims: [
      {
        receive_payment_account: chosenClaim?.receive_payment_account,
        contentfile_relations: chosenClaim?.contentfile_relations.map(({ kind }) => ({ kind })),
      },
    ],
  });
  expect(body).not.toHaveProperty("terms_hash");
  for (const field of ["banks", "history", "claims.0.twin_reason"]) expect(body).not.toHaveProperty(field);
});

test("R7.1 a contract call that sends the entry leaves out the pictures", async () => {
  const { api, calls, examples } = fakeServer();
  const fileWithPicture = { ...file, image: `data:image/png;base64,${"A".repeat(200_000)}` };
  const claims = entryReviewed.claims.map((claim) => ({
    ...claim,
    contentfiles: [fileWithPicture],
    contentfile_relations: [{ kind: "invoice_1", contentfile: fileWithPicture }],
  }));
  examples["GET entries/31/"] = { ...entryReviewed, claims, addfiles: [fileWithPicture] };
  const body = { claims: claims.map(({ id }) => ({ id })), terms_hash: "" };
  await api.call(contractEntry, { params: { id: 31 }, body });
  const sentBody = JSON.stringify(calls.at(-1)?.body);
  expect(new Blob([sentBody]).size).toBeLessThan(64 * 1024);
  expect(JSON.parse(sentBody)).toMatchObject({ addfiles: [{ id: file.id, image: null }] });
});

test("B16 without server terms the brand's agreement and explanation show the same figures", async () => {
  const { api } = fakeServer();
  const terms = await loadTerms({ api, brand: exampleTestBrand }, { params: { id: 31 }, query: {} });
  expect(terms.explanation.title).toBe("重要事項の説明");
  const figures = [terms.total.deposit_amount, terms.total.purchase_fee].map(
    (yen) => `${Number(yen).toLocaleString("ja-JP")}円`,
  );
  for (const text of [terms.text, terms.explanation.text])
    for (const figure of figures) expect(text).toContain(figure);
  expect(terms.explanation.text).toContain(entryReviewed.code);
});

test("B5 the price is computed from the bought amount, not from the face value", async () => {
  const { api, examples } = fakeServer();
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
  examples["GET entries/31/"] = { ...entryReviewed, claims: [part] };
  const terms = await loadTerms({ api, brand: exampleTestBrand }, { params: { id: 31 }, query: {} });
  expect(terms.total).toEqual({
    amount: "1000000",
    purchase_principal_amount: "800000",
    purchase_fee: "64000",
    bank_charge: "440",
    deposit_amount: "735560",
  });
  expect(terms.text).toContain("うち譲渡する額　800,000円");
});

const lists = Object.values<CallDefinition>(allCalls).filter(
  ({ sinceServerLevel, method, answer }) =>
    sinceServerLevel !== undefined && method === "GET" && answer?.type === "array",
);
test.each(lists)("R7.10 B21 a list that the server lacks is empty: $path", async (list) => {
  const { api, calls } = fakeServer({ configuredLevel: 0 });
  expect(await api.call(list, {} as never)).toEqual([]);
  expect(calls).toEqual([]);
});

test("R7.10 R8.5 a call without a fallback fails as not offered, without a request", async () => {
  const { api, calls } = fakeServer({ configuredLevel: 0 });
  const { leave } = await import("@kaitori/wire");
  await expect(api.call(leave)).rejects.toMatchObject({ status: 501 } satisfies Partial<ServerError>);
  expect(calls).toEqual([]);
});

test("B21 on a server of level 0 an upload loads no fallbacks, a contract does", async () => {
  const { api: client, level } = fakeServer({ configuredLevel: 0 });
  const load = vi.fn(async () => ({
    answer: async () => undefined,
    addMissingFields: async (options: object) => options,
    onSuccess: () => undefined,
    remember: () => undefined,
    forget: () => undefined,
  }));
  const api = withFallbacks(client, level, load);
  await api.call(uploadFile, { body: { kind: "pl" }, file: new File(["a"], "a.png") });
  expect(load).not.toHaveBeenCalled();
  await api.call(contractEntry, { params: { id: 31 }, body: { claims: [], terms_hash: "" } });
  expect(load).toHaveBeenCalledOnce();
});
