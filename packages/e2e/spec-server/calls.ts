import { randomBytes } from "node:crypto";
import {
  type Entry,
  entryRecord,
  type Fields,
  isFields,
  list,
  neededOfProfile,
  now,
  type Person,
  profileRecord,
  text,
  today,
  userRecord,
  written,
} from "./records.ts";
import { blank, generally, invalid, missing, notFound, Refusal } from "./refusal.ts";
import type { State } from "./state.ts";

export interface RequestContext {
  state: State;
  /** Set by a session cookie. */
  person: Person | undefined;
  session: string | undefined;
  id: number;
  query: URLSearchParams;
  body: Fields;
  form: FormData | undefined;
  /** Cookies to be set with the answer. */
  cookies: string[];
}

/** What a call answers: undefined stands for an answer that the specification does not show. */
type Call = (context: RequestContext) => unknown | Promise<unknown>;

const signedIn = (context: RequestContext): Person => {
  if (context.person) return context.person;
  const isSaid = !context.state.lapses.has("refusals without a sentence");
  throw new Refusal(context.state.manner.refusedWith, isSaid ? { detail: "ログインしていません。" } : {});
};

const ownEntry = (context: RequestContext): Entry => {
  const { id } = signedIn(context);
  const isOwn = (one: Entry) => one.owner === id || context.state.lapses.has("everybody's entries");
  const entry = context.state.entries.find((one) => one.id === context.id && isOwn(one));
  if (!entry) throw notFound();
  return entry;
};

function openSession(context: RequestContext, person: Person, persist: boolean): void {
  const session = randomBytes(18).toString("hex");
  context.state.sessions.set(session, person.id);
  const lasting = persist ? "; Max-Age=1209600" : "";
  context.cookies.push(`sessionid=${session}; Path=/; HttpOnly; SameSite=Lax${lasting}`);
}

const signIn: Call = (context) => {
  const { state, body } = context;
  const needed = ["email", "password"].filter((name) => text(body[name]) === "");
  if (needed.length > 0) throw invalid(Object.fromEntries(needed.map((name) => [name, [missing]])));
  const person = state.people.find((one) => one.email === body.email && one.password === body.password);
  if (!person) throw new Refusal(401, { detail: "ご登録のメールアドレスかパスワードがちがいます。" });
  openSession(context, person, body.persistLoginState === true);
};

const signOut: Call = ({ state, session, cookies }) => {
  if (state.lapses.has("no way out")) return;
  if (session) state.sessions.delete(session);
  cookies.push("sessionid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
};

const passwordOf = (body: Fields, name: RegExp): string =>
  text(Object.entries(body).find(([field]) => name.test(field))?.[1]);

/** "Form fields": which, is not shown. This server wants an address and takes a password when there is one. */
const register: Call = (context) => {
  const { state, body } = context;
  const email = text(body.email);
  if (email === "") throw invalid({ email: [missing] });
  if (state.people.some((one) => one.email === email))
    throw invalid({ email: ["このアドレスはもう使われています。"] });
  const division = text(body.corporate_division) || "none";
  const person = state.addPerson(email, passwordOf(body, /password/), { corporate_division: division });
  openSession(context, person, false);
  return written({ id: person.id, email, corporate_division: division }, state.manner);
};

const requestReset: Call = ({ state, body }) => {
  const person = state.people.find((one) => one.email === text(body.email));
  if (person) state.resets.set(randomBytes(12).toString("hex"), person.id);
};

const confirmReset: Call = ({ state, body }) => {
  const owner = state.resets.get(text(body.token));
  const person = state.people.find((one) => one.id === owner && String(one.id) === text(body.uid));
  if (!person) throw invalid({ token: ["このリンクはもう使えません。"] });
  const password = passwordOf(body, /password/);
  if (password.length < 8) throw invalid({ new_password1: ["パスワードは8文字以上にしてください。"] });
  person.password = password;
  state.resets.delete(text(body.token));
};

const changePassword: Call = (context) => {
  const person = signedIn(context);
  const old = passwordOf(context.body, /old|current/);
  if (old !== person.password) throw invalid({ old_password: ["いまのパスワードがちがいます。"] });
  const password = passwordOf(context.body, /new/);
  if (password.length < 8) throw invalid({ new_password1: ["パスワードは8文字以上にしてください。"] });
  person.password = password;
};

const upload: Call = async (context) => {
  const person = signedIn(context);
  const kind = context.form?.get("kind");
  const content = context.form?.get("content");
  if (typeof kind !== "string" || !(content instanceof File))
    throw invalid({ ...(typeof kind === "string" ? {} : { kind: [missing] }), content: [missing] });
  const bytes = Buffer.from(await content.arrayBuffer());
  if (bytes.length === 0) throw generally("ファイルが空です。");
  const pictured = content.type.startsWith("image/");
  if (!pictured && content.type !== "application/pdf")
    throw generally("画像かPDFのファイルを送ってください。");
  const image = pictured ? `data:${content.type};base64,${bytes.toString("base64")}` : null;
  return context.state.addUpload(person.id, kind, content.name, content.type, image);
};

const removeUpload: Call = (context) => {
  const person = signedIn(context);
  if (context.state.uploads.get(context.id)?.owner !== person.id) throw notFound();
  context.state.uploads.delete(context.id);
  person.files = person.files.filter((file) => file.id !== context.id);
};

const markDelinquency: Call = (context) => {
  const person = signedIn(context);
  for (const file of context.state.filesNamed(context.body.ids, person.id)) file.kind = "delinquency";
};

const accountErrors = (account: unknown): Fields => {
  if (!isFields(account)) return {};
  const names = ["bank_name", "branch_name", "deposit_type", "bank_account_number", "account_holder_name"];
  const errors: Fields = Object.fromEntries(
    names.filter((name) => text(account[name]) === "").map((name) => [name, [blank]]),
  );
  if (text(account.bank_account_number) !== "" && !/^\d{7}$/.test(text(account.bank_account_number)))
    errors.bank_account_number = ["口座番号は数字7けたです。"];
  return errors;
};

const patchProfile =
  (allowed: (name: string) => boolean, identity: boolean): Call =>
  (context) => {
    const person = signedIn(context);
    const { addfiles, ...rest } = context.body;
    const fields = Object.fromEntries(
      Object.entries(rest).filter(([name]) => name in person.fields && allowed(name)),
    );
    const errors: Fields = {};
    for (const name of neededOfProfile({ ...person.fields, ...fields }))
      if (name in fields && text(fields[name]) === "") errors[name] = [blank];
    const account = accountErrors(fields.bank_account);
    if (Object.keys(account).length > 0) errors.bank_account = account;
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const named = context.state.filesNamed(addfiles, person.id);
    const known = new Set(person.files.map((file) => file.id));
    const added = named.filter((file) => !known.has(file.id));
    person.files.push(...added);
    const gaveIdentity = added.some((file) => file.kind === "identity");
    const { identity_confirmation: _, ...own } = fields;
    Object.assign(person.fields, own);
    if (gaveIdentity || (identity && named.length > 0)) {
      person.fields.identity_confirmation = 1;
      person.fields.identity_valid_date = null;
    }
    return profileRecord(person, context.state.manner);
  };

const identityNames = /^(first_name|last_name|company_name|corporate_division)$/;

/** Files of a draft entry stand under its banks (§3). */
const filesOfBody = (context: RequestContext, owner: number): Fields[] => [
  ...context.state.filesNamed(context.body.addfiles, owner),
  ...list(context.body.banks).flatMap((bank) =>
    isFields(bank) ? context.state.filesNamed(bank.contentfile_relations, owner) : [],
  ),
];

const statementKinds = /^(withdrawals_detail|passbook_cover|passbook_details|ib_info|ib_details)/;
const financialKinds =
  /^(financial_statements|pl|bs|breakdown_statement|sga_expenses|tb_pl|tb_bs|tax_returns|business_opening)$/;

/** What the user's record says once these papers are taken. */
function withPapers(files: readonly Fields[]): Fields {
  const given = (kinds: RegExp) => files.some((file) => kinds.test(text(file.kind)));
  return {
    ...(given(statementKinds) ? { withdrawals_detail_status: 1, last_withdrawals_detail_date: today() } : {}),
    ...(given(financialKinds) ? { financial_statements_status: 1 } : {}),
  };
}

const wanted = [
  "obliger_company_name",
  "amount",
  "scheduled_deposit_amount_from_obliger",
  "obliger_payment_date",
];

function entryErrors(body: Fields): Fields {
  const errors: Fields = {};
  for (const name of ["purchase_amount_desired", "purpose"])
    if (text(body[name]) === "") errors[name] = [missing];
  const claims = list(body.claims);
  const rows = claims.map((claim) =>
    Object.fromEntries(
      wanted
        .filter((name) => !isFields(claim) || text(claim[name]) === "")
        .map((name) => [name, [missing]] as const),
    ),
  );
  if (rows.some((row) => Object.keys(row).length > 0)) errors.claims = rows;
  if (claims.length === 0) errors.non_field_errors = ["請求書を1件以上つけてください。"];
  if (claims.length > 5) errors.non_field_errors = ["請求書は5件までお受けします。"];
  return errors;
}

const beforeContract = (entry: Entry) => [1, 2, 3].includes(Number(entry.fields.status));

function newEntryRefusals(context: RequestContext, person: Person): string[] {
  const entries = context.state.entries.filter((entry) => entry.owner === person.id);
  const claims = entries.flatMap((entry) => entry.claims);
  const confirmed = [1, 3].includes(Number(person.fields.identity_confirmation));
  return [
    ...(confirmed ? [] : ["ご本人の確認がまだです。"]),
    ...(context.state.suppress.method === "stop-new-entry" ? ["ただいま新しい申込みを止めています。"] : []),
    ...(entries.some(beforeContract) ? ["契約前の申込みがあります。"] : []),
    ...(claims.some((claim) => claim.status === 2) ? ["不備のある請求書があります。"] : []),
    ...(claims.some((claim) => claim.status === 7) && !person.fields.has_entry_permission_when_delayed
      ? ["お支払いの遅れている請求書があります。"]
      : []),
  ];
}

const claimOfBody = (context: RequestContext, person: Person, claim: unknown): Fields => {
  const {
    id: _,
    status: __,
    code: ___,
    contentfile_relations,
    contentfiles,
    ...own
  } = isFields(claim) ? claim : {};
  const files = [
    ...context.state.filesNamed(contentfiles, person.id),
    ...context.state.filesNamed(contentfile_relations, person.id),
  ];
  return { ...own, contentfiles: [...new Map(files.map((file) => [file.id, file])).values()] };
};

const createEntry: Call = (context) => {
  const person = signedIn(context);
  const errors = entryErrors(context.body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const refusals = newEntryRefusals(context, person);
  const papers = filesOfBody(context, person.id);
  const taken = withPapers(papers);
  const given = (name: string) => [1, 3].includes(Number(taken[name] ?? person.fields[name]));
  if (!given("withdrawals_detail_status")) refusals.push("入出金明細がありません。");
  if (!given("financial_statements_status")) refusals.push("決算書類がありません。");
  if (refusals.length > 0) throw generally(...refusals);
  Object.assign(person.fields, taken);
  const entry = context.state.addEntry(
    person.id,
    {
      purchase_amount_desired: context.body.purchase_amount_desired,
      purpose: context.body.purpose,
      bank_account: context.body.bank_account ?? person.fields.bank_account,
      addfiles: papers,
    },
    list(context.body.claims).map((claim) => claimOfBody(context, person, claim)),
  );
  return entryRecord(entry, context.state.manner);
};

const moved = (entry: Entry, from: readonly number[], fields: Fields, refusal: string) => {
  if (!from.includes(Number(entry.fields.status))) throw generally(refusal);
  Object.assign(entry.fields, fields, { updated_at: now() });
};

const cancelEntry: Call = (context) => {
  const entry = ownEntry(context);
  moved(entry, [1, 2, 3], { status: 6, cancelled_at: now() }, "この申込みはもう取り消せません。");
  for (const claim of entry.claims) Object.assign(claim, { status: 9, cancelled_at: now() });
};

const contractEntry: Call = (context) => {
  const entry = ownEntry(context);
  moved(entry, [3], { status: 4, contracted_at: now() }, "この申込みはまだ契約できません。");
  for (const claim of entry.claims) if (claim.status === 3) claim.status = 4;
};

const reviewEntry: Call = (context) => {
  const person = signedIn(context);
  const entry = ownEntry(context);
  const errors = entryErrors(context.body);
  if (Object.keys(errors).length > 0) throw invalid(errors);
  moved(entry, [1, 2], { status: 1, description_of_inadequate_document: null }, "いまは出し直せません。");
  const papers = filesOfBody(context, person.id);
  Object.assign(person.fields, withPapers(papers));
  Object.assign(entry.fields, {
    purchase_amount_desired: context.body.purchase_amount_desired,
    purpose: context.body.purpose,
    addfiles: papers.length > 0 ? papers : entry.fields.addfiles,
    account_activity_statement_confirmation_status: 1,
    financial_statement_confirmation_status: 1,
  });
  const before = entry.claims;
  entry.claims = list(context.body.claims).map((claim, index) => {
    const known = before.find((one) => isFields(claim) && String(one.id) === text(claim.id));
    const given = claimOfBody(context, person, claim);
    return known
      ? { ...known, ...given, id: known.id, entry: entry.id, status: 1, invoice_confirmation_status: 1 }
      : context.state.newClaim(entry.id, index, given);
  });
};

const companies = [
  { houjinbangou: "8900000000001", name: "株式会社空見商店", address: "千葉県千葉市中央区9-9-9" },
  { houjinbangou: "7900000000002", name: "空見建設株式会社", address: "大阪府大阪市北区9-9-9" },
];

/** The path behind /api/, its method, and what it does: §7, row by row. */
export const calls: Readonly<Record<string, Call>> = {
  "POST auth/": signIn,
  "POST auth/session/delete": signOut,
  "POST password/reset/": requestReset,
  "POST password/reset/confirm/": confirmReset,
  "POST password/change/": changePassword,
  "POST register/": register,
  "POST me/": (context) => {
    // "A 403 is ignored": a visitor's answer, however other calls are refused.
    const status = context.state.lapses.has("visitors of me are refused with 401") ? 401 : 403;
    if (!context.person) throw new Refusal(status, { detail: "ログインしていません。" });
    return userRecord(context.person, context.state.manner);
  },
  "POST me/visited_at_entry_page_after_mail_verification": (context) => {
    signedIn(context).fields.visited_at_entry_page_after_mail_verification = now();
  },
  "POST uploads/": upload,
  "DELETE uploads/*/": removeUpload,
  "PATCH uploads/active_delinquency/": markDelinquency,
  "GET entries/": (context) => {
    const { id } = signedIn(context);
    const { manner, entries } = context.state;
    const own = entries.filter((entry) => entry.owner === id).reverse();
    return own.length === 0 && manner.noEntries === "empty object"
      ? {}
      : own.map((entry) => entryRecord(entry, manner));
  },
  "GET entries/*/": (context) => entryRecord(ownEntry(context), context.state.manner),
  "POST entries/": createEntry,
  "POST entries/*/cancel/": cancelEntry,
  "POST entries/*/contract/": contractEntry,
  "POST entries/*/review/": reviewEntry,
  "GET ext/houjinbangou/": (context) =>
    companies.filter((company) => company.name.includes(context.query.get("name") ?? "")),
  "GET profile/": (context) =>
    context.state.lapses.has("profile for visitors") && !context.person
      ? {}
      : profileRecord(signedIn(context), context.state.manner),
  "PATCH profile/": patchProfile(() => true, false),
  "PATCH profile_without_sector_and_business_summary/": patchProfile(
    (name) => name !== "sector" && name !== "business_summary",
    false,
  ),
  "PATCH profile_name_and_identity/": patchProfile((name) => identityNames.test(name), true),
  "GET system_settings/supress_entries/": ({ state }) => written(state.suppress, state.manner),
};
