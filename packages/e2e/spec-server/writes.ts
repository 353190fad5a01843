// Written by hand from the specification, like specification.ts: writing calls in an order that succeeds, with the
// expected responses.
import { entry, type Shape } from "./specification.ts";

/** Earlier responses by their names. */
export type StoredAnswers = Readonly<Record<string, unknown>>;

export interface Write {
  readonly ask: string;
  /** Session of the call; a visitor by default. */
  readonly as?: string;
  readonly body?: (ids: StoredAnswers) => object;
  /** Kind of a file that is sent as multipart. */
  readonly kind?: string;
  /** Name of the stored response; `{name}` in a path is its id. */
  readonly storeAs?: string;
  /** Any of 200 to 299 by default. */
  readonly status?: number;
  /** The shape of the call by default. */
  readonly shape?: Shape;
  /** Fields with exactly these values. */
  readonly says?: Readonly<Record<string, unknown>>;
  /** Desk actions before the call, on the entry stored by this name. */
  readonly staff?: { readonly on: string; readonly acts: readonly StaffAct[] };
}
export type StaffAct = "ask for the invoice again" | "buy" | "finish";

const applicant = "ready";
const relation = (kind: string, contentfile: unknown) => ({ kind, contentfile });

/** "Entry with claims (holder names copied from the formatted ones) and files." */
const newEntry =
  (paymentDay: string) =>
  ({ cover, details, loss, balance, invoice }: StoredAnswers) => ({
    purchase_amount_desired: "900000",
    purpose: "材料の仕入れ",
    banks: [
      {
        bank_name: "みずほ銀行",
        bank_account_number: "1234567",
        file_format: "passbook",
        contentfile_relations: [relation("passbook_cover_1", cover), relation("passbook_details_1", details)],
      },
    ],
    addfiles: [loss, balance],
    claims: [
      {
        obliger_company_name: "株式会社青空建設",
        amount: "1000000",
        scheduled_deposit_amount_from_obliger: "1000000",
        obliger_payment_date: paymentDay,
        is_fixed_debt: true,
        is_bank_transfer_from_obliger: true,
        contentfile_relations: [relation("invoice", invoice)],
        receive_payment_account: {
          bank_name: "みずほ銀行",
          deposit_type: "ordinary",
          bank_account_number: "7654321",
          obliger_accounts: [
            { holder_name: "カ）アオゾラケンセツ", formatted_holder_name: "カ）アオゾラケンセツ" },
          ],
        },
      },
    ],
  });

const uploadOf = (kind: string, storeAs: string): Write => ({
  ask: "POST uploads/",
  as: applicant,
  kind,
  storeAs,
  says: { kind, error: false },
});

/** Shape of an entry in this status. */
const readEntry = (name: string, status: number, shape: Shape = entry): Write => ({
  ask: `GET entries/{${name}}/`,
  as: applicant,
  storeAs: name,
  shape,
  says: { status },
});

/** All writing calls of section 7; `email` has no account, `paymentDay` is in the future. */
export const writes = (email: string, paymentDay: string): readonly Write[] => [
  {
    ask: "POST register/",
    body: () => ({
      email,
      password: "yuzu to mikan 2027",
      corporate_division: "corporate",
      tracking_id: null,
    }),
    says: { email, corporate_division: "corporate" },
  },
  { ask: "POST password/reset/", body: () => ({ email: "nobody@example.jp" }) },
  { ask: "POST me/visited_at_entry_page_after_mail_verification", as: applicant },
  {
    ask: "PATCH profile/",
    as: applicant,
    body: () => ({ sector: "services", business_summary: "板金加工" }),
    says: { sector: "services", business_summary: "板金加工" },
  },
  {
    ask: "PATCH profile_without_sector_and_business_summary/",
    as: applicant,
    body: () => ({ office_building_number: "9-99-11" }),
    says: { office_building_number: "9-99-11" },
  },
  { ask: "GET profile/", as: applicant, storeAs: "profile", says: { office_building_number: "9-99-11" } },
  {
    ask: "PATCH profile_name_and_identity/",
    as: applicant,
    body: ({ profile }) => nameFields(profile),
  },
  uploadOf("delinquency", "arrears"),
  {
    ask: "PATCH uploads/active_delinquency/",
    as: applicant,
    body: ({ arrears }) => ({ ids: [idOf(arrears)] }),
  },
  uploadOf("additional_doc", "mistaken"),
  { ask: "DELETE uploads/{mistaken}/", as: applicant },
  uploadOf("passbook_cover_1", "cover"),
  uploadOf("passbook_details_1", "details"),
  uploadOf("tb_pl", "loss"),
  uploadOf("tb_bs", "balance"),
  uploadOf("invoice", "invoice"),
  { ask: "POST entries/", as: applicant, body: newEntry(paymentDay), storeAs: "first", says: { status: 1 } },
  { ask: "POST entries/{first}/cancel/", as: applicant },
  // The specification does not define the resulting status.
  { ask: "GET entries/{first}/", as: applicant, shape: { ...entry, cancelled_at: "moment" } },
  { ask: "POST entries/", as: applicant, body: newEntry(paymentDay), storeAs: "second", says: { status: 1 } },
  {
    ...readEntry("second", 2),
    staff: { on: "second", acts: ["ask for the invoice again", "finish"] },
    says: { status: 2, "claims.0.status": 2, "claims.0.invoice_confirmation_status": 2 },
  },
  uploadOf("invoice", "again"),
  {
    ask: "POST entries/{second}/review/",
    as: applicant,
    body: ({ second, again }) => correctClaims(second, again),
  },
  readEntry("second", 1),
  {
    ...readEntry("second", 3, { ...entry, reviewed_at: "moment" }),
    staff: { on: "second", acts: ["buy", "finish"] },
    says: { status: 3, "claims.0.status": 3 },
  },
  { ask: "POST entries/{second}/contract/", as: applicant, body: ({ second }) => Object(second) },
  {
    ...readEntry("second", 4, { ...entry, contracted_at: "moment" }),
    says: { status: 4, "claims.0.status": 4 },
  },
  { ask: "POST auth/session/delete", as: applicant },
  { ask: "POST me/", as: applicant, status: 403, shape: { detail: "text" } },
];

const field = (record: unknown, name: string): unknown => Reflect.get(Object(record), name);
export const idOf = (record: unknown) => field(record, "id");
const nameFields = (profile: unknown) =>
  Object.fromEntries(["first_name", "last_name", "company_name"].map((name) => [name, field(profile, name)]));

function correctClaims(second: unknown, invoice: unknown) {
  const claims: unknown = field(second, "claims");
  const rows = Array.isArray(claims) ? claims : [];
  return {
    ...Object(second),
    claims: rows.map((claim: object) => ({
      ...claim,
      contentfile_relations: [relation("invoice", invoice)],
    })),
  };
}
