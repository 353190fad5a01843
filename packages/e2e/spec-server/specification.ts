// Written by hand from sections 3, 7 and 8 of the specification alone; it is the reference for the wire and for every
// server.

/** Shape of a value; a list has one row, a record its fields. A server may add fields to a record. */
export type Shape = Kind | OneOf | readonly [Shape] | { readonly [field: string]: Shape };
type OneOf = ReadonlySet<string | number>;
type Kind =
  | "id"
  | "text"
  | "flag"
  | "number"
  | "decimal"
  | "day or nothing"
  | "moment"
  | "moment or nothing"
  | "anything";

/** Statuses are counted from 1. */
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const oneOf = (...values: readonly (string | number)[]): OneOf => new Set(values);
const divisions = oneOf("none", "corporate", "individual");
const confirmation = oneOf(...upTo(5));

export const upload = {
  id: "id",
  kind: "text",
  name: "text",
  content_type: "text",
  image: "anything",
  error: "anything",
  message: "anything",
  created_at: "moment",
} as const satisfies Shape;

const account = {
  bank_name: "text",
  branch_name: "text",
  deposit_type: oneOf("ordinary", "checking"),
  bank_account_number: "text",
  account_holder_name: "text",
} as const;

export const user = {
  id: "id",
  email: "text",
  first_name: "text",
  last_name: "text",
  create_time: "moment",
  update_time: "moment",
  corporate_division: divisions,
  company_name: "text",
  office_zipcode: "text",
  owner_zipcode: "text",
  owner_phone: "text",
  identity_confirmation: confirmation,
  identity_valid_date: "day or nothing",
  financial_statements_valid_date: "day or nothing",
  last_withdrawals_detail_date: "day or nothing",
  withdrawals_detail_status: confirmation,
  financial_statements_status: confirmation,
  addfiles: [upload],
  version: "text",
  has_usable_password: "flag",
  has_pre_entry_declined: "flag",
  has_satisfied_profile: "flag",
  allow_redirect_to_profile: "flag",
  last_login: "moment or nothing",
  visited_at_entry_page_after_mail_verification: "moment or nothing",
  user_segment: "anything",
  hashed_user_id: "text",
} as const satisfies Shape;

export const profile = {
  id: "id",
  first_name: "text",
  last_name: "text",
  corporate_division: divisions,
  company_name: "text",
  email: "text",
  identity_confirmation: confirmation,
  bank_account: account,
  office_phone: "text",
  office_zipcode: "text",
  office_prefecture: "text",
  office_city: "text",
  office_building_number: "text",
  owner_phone: "text",
  owner_zipcode: "text",
  owner_prefecture: "text",
  owner_city: "text",
  owner_building_number: "text",
  addfiles: [upload],
  has_usable_password: "flag",
  sector: oneOf(
    "unknown",
    "construction",
    "manufacturing",
    "information_and_communications",
    "services",
    "transportation",
    "wholesale_and_retail_trade",
    "finance_and_insurance",
    "real_estate",
    "goods_rental_and_leasing",
    "agriculture_forestry_fishery",
    "mining_and_quarrying_of_stone_and_gravel",
    "textiles_apparels_and_chemical_allied_products",
    "iron_and_steel",
    "electricity_gas_heat_supply_and_water",
    "other",
  ),
  business_summary: "text",
  can_edit_bank_account: "flag",
  has_entry_permission_when_delayed: "flag",
} as const satisfies Shape;

export const claim = {
  id: "id",
  code: "text",
  status: oneOf(...upTo(9)),
  invoice_confirmation_status: confirmation,
  additional_doc_confirmation_status: confirmation,
  obliger_company_name: "text",
  houjinbangou: "anything",
  houjinbangou_address: "anything",
  amount: "decimal",
  scheduled_deposit_amount_from_obliger: "decimal",
  purchase_principal_amount: "anything",
  purchase_amount: "anything",
  purchase_ratio: "anything",
  purchase_fee: "anything",
  purchase_fee_ratio: "anything",
  bank_charge: "anything",
  obliger_payment_date: "day or nothing",
  is_fixed_debt: "flag",
  is_bank_transfer_from_obliger: "flag",
  return_date: "day or nothing",
  returned_at: "moment or nothing",
  cancelled_at: "moment or nothing",
  created_at: "moment",
  updated_at: "moment",
  entry: "id",
  contentfiles: [upload],
  metadata: "anything",
  contentfile_relations: [{ contentfile: upload }],
} as const satisfies Shape;

export const entry = {
  id: "id",
  code: "text",
  status: oneOf(...upTo(6)),
  account_activity_statement_confirmation_status: confirmation,
  financial_statement_confirmation_status: confirmation,
  channel_type: "anything",
  purchase_amount_desired: "decimal",
  purpose: "text",
  description_of_inadequate_document: "anything",
  contracted_at: "moment or nothing",
  transferred_at: "moment or nothing",
  cancelled_at: "moment or nothing",
  reviewed_at: "moment or nothing",
  rejected_at: "moment or nothing",
  transaction_completed_at: "moment or nothing",
  created_at: "moment",
  updated_at: "moment",
  user: "id",
  claims: [claim],
  addfiles: [upload],
  metadata: "anything",
  draft_entry_id: "anything",
  auto_rejection_started_at: "moment or nothing",
  contract_period: "anything",
  bank_account: account,
} as const satisfies Shape;

const detail = { detail: "text" } as const;
const suppress = { method: "anything", segment: "anything", message: "anything" } as const;
const registered = { id: "id", email: "text", corporate_division: divisions } as const;

/** Section 7, row by row, and the record of each answer; "not shown" is any 2xx. */
export const calls: Readonly<Record<string, Shape | "not shown">> = {
  "POST auth/": "not shown",
  "POST auth/session/delete": "not shown",
  "POST password/reset/": "not shown",
  "POST password/reset/confirm/": "not shown",
  "POST password/change/": "not shown",
  "POST register/": registered,
  // "next_page and back_page are dropped on re-fetch."
  "POST me/": { ...user, next_page: "anything", back_page: "anything" },
  "POST me/visited_at_entry_page_after_mail_verification": "not shown",
  "POST uploads/": upload,
  "PATCH uploads/active_delinquency/": "not shown",
  "DELETE uploads/*/": "not shown",
  "GET entries/": [entry],
  "POST entries/": entry,
  "GET entries/*/": entry,
  "POST entries/*/cancel/": "not shown",
  "POST entries/*/contract/": "not shown",
  "POST entries/*/review/": "not shown",
  "GET ext/houjinbangou/": "anything",
  "GET profile/": profile,
  "PATCH profile/": profile,
  "PATCH profile_without_sector_and_business_summary/": profile,
  "PATCH profile_name_and_identity/": profile,
  "GET system_settings/supress_entries/": suppress,
};

export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace("*", "[^/]+")}$`).test(path);

/** The call of section 7 with this method and path, as `calls` names it. */
export const callAt = (method: string, path: string): string | undefined =>
  Object.keys(calls).find(
    (name) => name.startsWith(`${method} `) && matches(name.slice(method.length + 1), path),
  );

/** The specification describes this record of a claim without naming its field. */
const paidInto = {
  bank_name: "text",
  deposit_type: "text",
  bank_account_number: "text",
  obliger_accounts: [{ holder_name: "text", formatted_holder_name: "text" }],
} as const;

/** The specification shows one field of a relation and may have others: a file has a kind. */
const sentRelations = [{ kind: "text", contentfile: upload }] as const;

/** "Entry with claims and files", with the accounts of its statements, as in the draft entry. */
const sentEntry = {
  ...entry,
  claims: [{ ...claim, receive_payment_account: paidInto, contentfile_relations: sentRelations }],
  banks: [
    {
      bank_name: "text",
      bank_account_number: "text",
      file_format: oneOf("passbook", "ib"),
      contentfile_relations: sentRelations,
    },
  ],
} as const satisfies Shape;
const names = { first_name: "text", last_name: "text", company_name: "text", addfiles: [upload] } as const;
const { sector: _sector, business_summary: _summary, ...profileWithoutBoth } = profile;

/** Payloads of section 7; calls without a row have none. */
const bodies: Readonly<Record<string, Shape>> = {
  "POST auth/": { email: "text", password: "text", persistLoginState: "flag" },
  "POST password/reset/": { email: "text" },
  // "Body as supplied by the page, not shown", "password change fields", "not shown".
  "POST password/reset/confirm/": "anything",
  "POST password/change/": "anything",
  "POST me/visited_at_entry_page_after_mail_verification": "anything",
  "POST register/": {
    email: "text",
    password: "text",
    corporate_division: divisions,
    tracking_id: "anything",
  },
  "POST uploads/": { kind: "text", content: "anything" },
  "PATCH uploads/active_delinquency/": { ids: ["id"] },
  "POST entries/": sentEntry,
  "POST entries/*/contract/": sentEntry,
  "POST entries/*/review/": sentEntry,
  "PATCH profile/": profile,
  "PATCH profile_without_sector_and_business_summary/": profileWithoutBoth,
  "PATCH profile_name_and_identity/": names,
};
const requiredFields: Readonly<Record<string, readonly string[]>> = {
  "POST auth/": ["email", "password", "persistLoginState"],
  "POST password/reset/": ["email"],
  "POST register/": ["email", "password", "corporate_division"],
  "POST uploads/": ["kind", "content"],
  "PATCH uploads/active_delinquency/": ["ids"],
  "POST entries/": ["purchase_amount_desired", "purpose", "claims"],
  "POST entries/*/contract/": ["id", "claims"],
};
const queries: Readonly<Record<string, readonly string[]>> = { "GET ext/houjinbangou/": ["name"] };

export interface SentCall {
  readonly method: string;
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
  readonly body?: unknown;
  /** Names of headers. */
  readonly headers?: readonly string[];
}

/** Differences of a request from section 7: call, query, fields of the body, additional headers. */
export function findUnspecified({ method, path, query, body, headers = [] }: SentCall): string[] {
  const call = callAt(method, path);
  if (call === undefined) return [`${method} ${path}`];
  return [
    ...query.filter((name) => !queries[call]?.includes(name)).map((name) => `${call}?${name}`),
    ...unknownFields(bodies[call] ?? {}, body).map((field) => `${call}: ${field}`),
    ...(requiredFields[call] ?? [])
      .filter((name) => !isRecord(body) || !Object.hasOwn(body, name))
      .map((name) => `${call} without ${name}`),
    ...headers.filter((name) => /^(?:x-kaitori-|idempotency-)/.test(name)),
  ];
}

function unknownFields(shape: Shape, value: unknown, at = ""): string[] {
  const path = (name: string | number) => (at === "" ? String(name) : `${at}.${name}`);
  if (typeof shape === "string" || shape instanceof Set) return [];
  if (isList(shape))
    return Array.isArray(value)
      ? value.flatMap((row, place) => unknownFields(shape[0], row, path(place)))
      : [];
  if (!isRecord(value)) return [];
  const fields: Readonly<Record<string, Shape>> = shape as never;
  return Object.entries(value).flatMap(([name, part]) => {
    const fieldShape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return fieldShape === undefined ? [path(name)] : unknownFields(fieldShape, part, path(name));
  });
}

export interface Exchange {
  readonly ask: string;
  /** State of the user; a visitor by default. */
  readonly as?: string;
  readonly body?: object;
  readonly status: readonly number[];
  /** The shape of the call by default. */
  readonly shape?: Shape;
  /** Fields with exactly these values. */
  readonly says?: Readonly<Record<string, unknown>>;
}

const refusal = { status: [401, 403], shape: detail } as const;
const wrongLogin = { email: "nobody@example.jp", password: "not theirs" };
const requiredText = "入力してください。";

/** Requests with their expected responses; they change nothing but their own session. */
export const exchanges: readonly Exchange[] = [
  { ask: "POST me/", status: [403], shape: detail },
  { ask: "GET system_settings/supress_entries/", status: [200] },
  { ask: "POST auth/", body: wrongLogin, status: [401], shape: detail },
  { ask: "POST auth/", body: {}, status: [400], shape: { email: ["text"], password: ["text"] } },
  { ask: "POST register/", body: {}, status: [400], shape: { email: ["text"] } },
  ...[
    "GET profile/",
    "GET entries/",
    "GET entries/1/",
    "POST entries/",
    "PATCH profile/",
    "DELETE uploads/1/",
  ].map((ask) => ({ ask, ...refusal })),
  ...["ready", "individual", "new", "archived"].flatMap((as) => [
    { ask: "POST me/", as, status: [200] },
    { ask: "GET system_settings/supress_entries/", as, status: [200] },
  ]),
  { ask: "GET profile/", as: "ready", status: [200] },
  ...(["under-review", "inadequate", "reviewed", "contracted", "transferred", "archived"] as const).map(
    (as, index) => ({ ask: "GET entries/", as, status: [200], says: { "0.status": index + 1 } }),
  ),
  { ask: "GET entries/999999999/", as: "ready", status: [404], shape: detail },
  { ask: "GET ext/houjinbangou/?name=株式会社", as: "ready", status: [200] },
  {
    ask: "POST entries/",
    as: "ready",
    body: {},
    status: [400],
    shape: { purchase_amount_desired: ["text"], purpose: ["text"], non_field_errors: ["text"] },
    says: {
      "purchase_amount_desired.0": requiredText,
      "purpose.0": requiredText,
      "non_field_errors.0": "請求書がありません。",
    },
  },
  {
    ask: "POST entries/",
    as: "ready",
    body: { purchase_amount_desired: "900000", purpose: "仕入れ", claims: [{}] },
    status: [400],
    says: {
      "claims.0.obliger_company_name.0": requiredText,
      "claims.0.amount.0": requiredText,
      "claims.0.scheduled_deposit_amount_from_obliger.0": requiredText,
      "claims.0.obliger_payment_date.0": requiredText,
    },
    shape: { claims: "anything" },
  },
  {
    ask: "PATCH profile/",
    as: "ready",
    body: {
      bank_account: {
        bank_name: "みずほ銀行",
        branch_name: "東京営業部",
        deposit_type: "ordinary",
        bank_account_number: "123456",
        account_holder_name: "ヲカダ",
      },
    },
    status: [400],
    shape: { bank_account: "anything" },
    says: {
      "bank_account.bank_account_number.0": "7桁の半角数字で入力してください",
      "bank_account.account_holder_name.0":
        "ヲを除くカタカナ、英数字、゛゜（）「」／．ー￥スペースで、30文字以内で入力してください。",
    },
  },
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Differences of a value from its shape, by field. Money and ids may be text or number. */
export function misfits(shape: Shape, value: unknown, at = ""): string[] {
  const path = (name: string | number) => (at === "" ? String(name) : `${at}.${name}`);
  const wrong = () => [
    `${at}: ${JSON.stringify(value)?.slice(0, 60)} is not ${JSON.stringify(shape)?.slice(0, 60)}`,
  ];
  if (typeof shape === "string") return kinds[shape](value) ? [] : wrong();
  if (shape instanceof Set) return shape.has(value) ? [] : wrong();
  if (isList(shape))
    return Array.isArray(value) ? value.flatMap((row, at) => misfits(shape[0], row, path(at))) : wrong();
  // There are no accounts at first.
  if (at.endsWith("bank_account") && value === null) return [];
  if (!isRecord(value)) return wrong();
  return Object.entries(shape as Readonly<Record<string, Shape>>).flatMap(([name, part]) =>
    misfits(part, value[name], path(name)),
  );
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isText = (value: unknown) => typeof value === "string";
const isDay = (value: unknown) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(String(value));
const isMoment = (value: unknown) =>
  isText(value) && /^\d{4}-\d{2}-\d{2}T/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const kinds: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  id: (value) => /^\d+$/.test(String(value)),
  text: isText,
  flag: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  decimal: (value) => /^\d+(?:\.\d{1,2})?$/.test(String(value)),
  "day or nothing": (value) => value === null || isDay(value),
  moment: isMoment,
  "moment or nothing": (value) => value === null || isMoment(value),
  anything: () => true,
};

/** Value at a path such as `claims.0.amount`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (part, name) => (isRecord(part) || Array.isArray(part) ? Reflect.get(part, name) : undefined),
      value,
    );
