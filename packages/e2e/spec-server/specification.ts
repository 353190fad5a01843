// The responses of a server and the requests of the site, written by hand from the specification (R3, R7).

/** The specified part of a value: the fields of a record, the row of a list, or any value. */
export type Shape = "any" | readonly [Shape] | Fields;
type Fields = { readonly [field: string]: Shape };

const fields = (names: string) =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, "any" as const]));

const upload: Shape = fields("id kind name content_type image error message created_at");
const account: Shape = fields("bank_name branch_name deposit_type bank_account_number account_holder_name");

const user: Fields = {
  ...fields(`id email first_name last_name create_time update_time corporate_division company_name office_zipcode
    owner_zipcode owner_phone identity_confirmation identity_valid_date financial_statements_valid_date
    last_withdrawals_detail_date withdrawals_detail_status financial_statements_status version has_usable_password
    has_pre_entry_declined has_satisfied_profile allow_redirect_to_profile last_login
    visited_at_entry_page_after_mail_verification user_segment hashed_user_id`),
  addfiles: [upload],
};

const profile: Fields = {
  ...fields(`id first_name last_name corporate_division company_name email identity_confirmation office_phone
    office_zipcode office_prefecture office_city office_building_number owner_phone owner_zipcode owner_prefecture
    owner_city owner_building_number has_usable_password sector business_summary can_edit_bank_account
    has_entry_permission_when_delayed`),
  bank_account: account,
  addfiles: [upload],
};

const claim: Fields = {
  ...fields(`id code status invoice_confirmation_status additional_doc_confirmation_status obliger_company_name
    houjinbangou houjinbangou_address amount scheduled_deposit_amount_from_obliger purchase_principal_amount
    purchase_amount purchase_ratio purchase_fee purchase_fee_ratio bank_charge obliger_payment_date is_fixed_debt
    is_bank_transfer_from_obliger return_date returned_at cancelled_at created_at updated_at entry metadata`),
  contentfiles: [upload],
  contentfile_relations: [{ contentfile: upload }],
};

const entry: Fields = {
  ...fields(`id code status account_activity_statement_confirmation_status financial_statement_confirmation_status
    channel_type purchase_amount_desired purpose description_of_inadequate_document contracted_at transferred_at
    cancelled_at reviewed_at rejected_at transaction_completed_at created_at updated_at user metadata draft_entry_id
    auto_rejection_started_at contract_period`),
  claims: [claim],
  addfiles: [upload],
  bank_account: account,
};

/** The calls of R7.1, one by one, and the record of each answer; "unspecified" may be any 2xx. */
export const calls: Readonly<Record<string, Shape | "unspecified">> = {
  "POST auth/": "unspecified",
  "POST auth/session/delete": "unspecified",
  "POST password/reset/": "unspecified",
  "POST password/reset/confirm/": "unspecified",
  "POST password/change/": "unspecified",
  "POST register/": fields("id email corporate_division"),
  // "next_page and back_page are dropped on re-fetch."
  "POST me/": { ...user, ...fields("next_page back_page") },
  "POST me/visited_at_entry_page_after_mail_verification": "unspecified",
  "POST uploads/": upload,
  "PATCH uploads/active_delinquency/": "unspecified",
  "DELETE uploads/*/": "unspecified",
  "GET entries/": [entry],
  "POST entries/": entry,
  "GET entries/*/": entry,
  "POST entries/*/cancel/": "unspecified",
  "POST entries/*/contract/": "unspecified",
  "POST entries/*/review/": "unspecified",
  "GET ext/houjinbangou/": "any",
  "GET profile/": profile,
  "PATCH profile/": profile,
  "PATCH profile_without_sector_and_business_summary/": profile,
  "PATCH profile_name_and_identity/": profile,
  "GET system_settings/supress_entries/": fields("method segment message"),
};

export const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace("*", "[^/]+")}$`).test(path);

/** The key in `calls` for this method and path. */
export const specifiedCall = (method: string, path: string): string | undefined =>
  Object.keys(calls).find(
    (name) => name.startsWith(`${method} `) && matches(name.slice(method.length + 1), path),
  );

/** Account of a claim: the specification describes the record without naming its field. */
const receiveAccount: Shape = {
  ...fields("bank_name deposit_type bank_account_number"),
  obliger_accounts: [fields("holder_name formatted_holder_name")],
};

/** The specification shows one field of a relation and may have others: a file has a kind. */
const sentRelations: Shape = [{ kind: "any", contentfile: upload }];

/** "Entry with claims and files", with the accounts of its statements, as in the draft entry. */
const sentEntry: Shape = {
  ...entry,
  claims: [{ ...claim, receive_payment_account: receiveAccount, contentfile_relations: sentRelations }],
  banks: [
    {
      ...fields("bank_name bank_account_number file_format"),
      contentfile_relations: sentRelations,
    },
  ],
};
const { sector: _sector, business_summary: _summary, ...profileWithoutBoth } = profile;

/** Payloads of R7.1; calls without a row have none. */
const bodies: Readonly<Record<string, Shape>> = {
  "POST auth/": fields("email password persistLoginState"),
  "POST password/reset/": fields("email"),
  // "Body as supplied by the page, not shown", "password change fields", "not shown".
  "POST password/reset/confirm/": "any",
  "POST password/change/": "any",
  "POST me/visited_at_entry_page_after_mail_verification": "any",
  "POST register/": fields("email password corporate_division tracking_id"),
  "POST uploads/": fields("kind content"),
  "PATCH uploads/active_delinquency/": fields("ids"),
  "POST entries/": sentEntry,
  "POST entries/*/contract/": sentEntry,
  "POST entries/*/review/": sentEntry,
  "PATCH profile/": profile,
  "PATCH profile_without_sector_and_business_summary/": profileWithoutBoth,
  "PATCH profile_name_and_identity/": { ...fields("first_name last_name company_name"), addfiles: [upload] },
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

/** Differences of a request from R7.1: call, query, fields of the body, additional headers. */
export function findUnspecified({ method, path, query, body, headers = [] }: SentCall): string[] {
  const call = specifiedCall(method, path);
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
  if (typeof shape === "string") return [];
  if (isList(shape))
    return Array.isArray(value)
      ? value.flatMap((row, index) => unknownFields(shape[0], row, path(index)))
      : [];
  if (!isRecord(value)) return [];
  const fields: Readonly<Record<string, Shape>> = shape as never;
  return Object.entries(value).flatMap(([name, part]) => {
    const fieldShape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return fieldShape === undefined ? [path(name)] : unknownFields(fieldShape, part, path(name));
  });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
