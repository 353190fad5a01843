// A client that somebody makes from /api/openapi.json alone, by a public generator. It stands outside of this package's
// types: `kaitori-api` is what the generator writes (src/edge/description/public-client.test.ts).
// @boundaries-ignore written by the generator
import type { paths } from "kaitori-api";
// @boundaries-ignore installed beside what the generator writes
import createClient from "openapi-fetch";

export interface WalkEnvironment {
  readonly origin: string;
  /** Keeps cookies as a browser does, and sends the token of the cookie along. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly tokenMailedTo: (email: string) => Promise<string>;
  readonly photograph: () => Promise<File>;
  /** The desk's part of the walk, by the desk's own calls. */
  readonly desk: {
    open(file: Id): Promise<void>;
    act(entry: Id, name: string, body?: object): Promise<void>;
  };
}

/** A server numbers or names what it keeps. */
type Id = number | string;

/** R1.1 by calls: what the entry was in, station by station. */
export async function walk({
  origin,
  fetch,
  tokenMailedTo,
  photograph,
  desk,
}: WalkEnvironment): Promise<number[]> {
  const api = createClient<paths>({ baseUrl: origin, fetch });
  const statuses: number[] = [];

  const upload = async (kind: string) => {
    const record = given(
      await api.POST("/api/uploads/", {
        body: { kind, content: await photograph() },
        bodySerializer: ({ kind, content }) => {
          const form = new FormData();
          form.set("kind", kind);
          if (content instanceof File) form.set("content", content);
          return form;
        },
      }),
    );
    return record.id;
  };

  // Registered, activated by the mailed link, asked beforehand.
  const email = "generated@example.jp";
  const settings = given(await api.GET("/api/system_settings/public/"));
  const registered = given(
    await api.POST("/api/register/", {
      body: {
        email,
        password: "horse battery staple",
        corporate_division: "corporate",
        terms_version: settings.terms_version,
      },
    }),
  );
  given(
    await api.POST("/api/register/activation/", { body: { token: await tokenMailedTo(registered.email) } }),
  );

  // The profile and the identity document.
  const [front, back] = [await upload("identity"), await upload("identity")];
  const account = {
    bank_name: "みずほ銀行",
    branch_name: "蒲田支店",
    deposit_type: "ordinary",
    bank_account_number: "1234567",
    account_holder_name: "カ）カネコセイコウ",
  };
  done(
    await api.PATCH("/api/profile/", {
      body: {
        company_name: "株式会社金子精工",
        corporate_division: "corporate",
        last_name: "金子",
        first_name: "みさき",
        office_phone: "0300000021",
        office_zipcode: "1440052",
        office_prefecture: "東京都",
        office_city: "大田区蒲田",
        office_building_number: "9-99-9",
        owner_phone: "09000000021",
        owner_zipcode: "1440052",
        owner_prefecture: "東京都",
        owner_city: "大田区蒲田",
        owner_building_number: "9-99-10",
        sector: "manufacturing",
        identity_document_type: "drivingLicence",
        addfiles: [{ id: front }, { id: back }],
        bank_account: account,
      },
    }),
  );
  const user = given(await api.POST("/api/me/"));
  if (!user.has_satisfied_profile) throw new Error("The profile is not complete");

  // Statements and accounts in the draft, one invoice in the entry.
  const statements = {
    bank_name: "みずほ銀行",
    bank_account_number: "1234567",
    file_format: "passbook" as const,
    contentfile_relations: [
      { kind: "passbook_cover_1", contentfile: { id: await upload("passbook_cover_1") } },
      { kind: "passbook_details_1", contentfile: { id: await upload("passbook_details_1") } },
    ],
  };
  const draft = given(await api.GET("/api/draft_entry/"));
  const kept = given(
    await api.PUT("/api/draft_entry/", {
      body: {
        version: draft.version,
        banks: [statements],
        addfiles: [{ id: await upload("tb_pl") }, { id: await upload("tb_bs") }],
        financial_statements: {
          canSubmit: false,
          taxReturnSubmission: "document",
          includesSellingAndAdminExpenses: true,
          uploaded: {
            pl: false,
            bs: false,
            breakdown_statement: false,
            sga_expenses: false,
            tb_pl: true,
            tb_bs: true,
            tax_returns: false,
            business_opening: false,
            financial_statements: false,
            additional_doc: false,
            invoice: false,
          },
        },
      },
    }),
  );
  const readiness = given(await api.GET("/api/readiness/"));
  if (readiness.missing.length + readiness.blockers.length > 0) throw new Error(JSON.stringify(readiness));

  const [company] = given(
    await api.GET("/api/ext/houjinbangou/", { params: { query: { name: "青空建設" } } }),
  );
  const claim = {
    obliger_company_name: company?.name ?? "株式会社青空建設",
    amount: "1000000",
    scheduled_deposit_amount_from_obliger: "1000000",
    obliger_payment_date: "2027-01-29",
    is_fixed_debt: true,
    is_bank_transfer_from_obliger: true,
    contentfile_relations: [{ kind: "invoice_1", contentfile: { id: await upload("invoice_1") } }],
    receive_payment_account: {
      bank_name: "みずほ銀行",
      deposit_type: "ordinary",
      bank_account_number: "7654321",
      obliger_accounts: [{ holder_name: "カ）アオゾラケンセツ" }],
    },
  };
  const created = given(
    await api.POST("/api/entries/", {
      params: { header: { "Idempotency-Key": "generated-1" } },
      body: {
        purchase_amount_desired: "900000",
        purpose: "材料の仕入れ",
        claims: [claim],
        draft_version: kept.version,
      },
    }),
  );
  const params = { path: { id: created.id } };
  const entryNow = async () => {
    const entry = given(await api.GET("/api/entries/{id}/", { params }));
    statuses.push(Number(entry.status));
    return entry;
  };
  const claimOf = (entry: Awaited<ReturnType<typeof entryNow>>) => entry.claims[0]?.id ?? 0;

  // Asked for again, handed in again, offered, contracted, paid out, handed over, closed.
  const underReview = await entryNow();
  await desk.act(created.id, "ask-again", {
    subject: "claim",
    claim: claimOf(underReview),
    reason: "支払期日をご確認ください。",
  });
  await desk.act(created.id, "finish");
  const inadequate = await entryNow();
  if (!inadequate.inadequacies?.length) throw new Error("Nothing was asked for again");
  const again = { ...claim, id: claimOf(inadequate), obliger_payment_date: "2027-01-28" };
  done(
    await api.POST("/api/entries/{id}/review/", {
      params,
      body: { purchase_amount_desired: "900000", purpose: "材料の仕入れ", claims: [again] },
    }),
  );
  await entryNow();
  await desk.open(front);
  await desk.act(created.id, "accept-identity");
  for (const subject of ["withdrawals_detail", "financial_statements"])
    await desk.act(created.id, "accept", { subject });
  await desk.act(created.id, "buy", {
    claim: claimOf(inadequate),
    fee_ratio: "0.05",
    reason: "別の請求書です。",
  });
  await desk.act(created.id, "finish");
  await entryNow();
  const terms = given(
    await api.GET("/api/entries/{id}/contract_terms/", { params: { ...params, query: {} } }),
  );
  done(
    await api.POST("/api/entries/{id}/contract/", {
      params,
      body: {
        claims: terms.claims.map((sold) => ({ id: sold.claim })),
        terms_hash: terms.hash,
        explanation_hash: terms.explanation.hash,
      },
    }),
  );
  await entryNow();
  given(await api.GET("/api/entries/{id}/contract_document/", { params }));
  await desk.act(created.id, "pay-out");
  await entryNow();
  await desk.act(created.id, "hand-over", { claim: claimOf(inadequate) });
  await desk.act(created.id, "close");
  const { history } = await entryNow();

  const notices = given(await api.GET("/api/notices/"));
  if (!history?.length || notices.length === 0) throw new Error("Nothing was told");
  done(await api.POST("/api/auth/session/delete"));
  const after = await api.GET("/api/profile/");
  if (after.response.status !== 401 || !after.error) throw new Error("The session has not ended");
  return statuses;
}

interface Answered<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** The data of the answer; a refusal ends the walk with its message. */
function given<Data>(answered: Answered<Data>): NonNullable<Data> {
  done(answered);
  if (answered.data === undefined || answered.data === null)
    throw new Error(`${answered.response.url} answered nothing`);
  return answered.data;
}

function done({ error, response }: Answered<unknown>): void {
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(error)}`);
}
