import { addDays, EntryStatus } from "@kaitori/domain";
import {
  allCalls,
  type CallDefinition,
  cancelEntry,
  changePassword,
  contractEntry,
  createEntry,
  deleteUpload,
  getEntry,
  getProfile,
  markDelinquencyFiles,
  markEntryPageVisit,
  register,
  requestPasswordReset,
  reviewEntry,
  updateProfile,
  updateProfileWithoutSectorAndBusinessSummary,
  uploadFile,
} from "@kaitori/wire";
import type { CheckContext, User } from "../check-context.ts";
import { type Check, type Finding, type Findings, Skipped } from "../finding.ts";
import {
  failureOf,
  findingsOfAnswer,
  findingsOfFields,
  findingsOfRefusal,
  mismatch,
  note,
} from "../findings-of-answer.ts";
import { type Answer, type Browser, isSuccess, nameOf } from "../http/browser.ts";
import { fieldOf, type Id, idOf, idsOf, rowsOf, shorten } from "../json.ts";

/** The smallest valid PNG, because a server may decode pictures. */
const pngBase64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

function upload(browser: Browser, kind: string, idempotencyKey?: string): Promise<Answer> {
  const file = new File([Buffer.from(pngBase64, "base64")], `${kind}.png`, { type: "image/png" });
  return browser.call(uploadFile, { body: { kind }, file, ...(idempotencyKey && { idempotencyKey }) });
}

async function requireUpload(browser: Browser, kind: string): Promise<Id> {
  const { status, body } = await upload(browser, kind);
  const id = idOf(body.value);
  if (id === undefined)
    throw new Skipped(`no file "${kind}" could be uploaded: ${status} ${shorten(body.value)}`);
  return id;
}

const writingCheck = (
  source: Check["source"],
  call: CallDefinition,
  title: string,
  run: Check["run"],
): Check => ({ source, title: `${nameOf(call)} ${title}`, writes: true, run });

/** A writing check with the account "ready". */
const readyAccountCheck = (
  source: Check["source"],
  call: CallDefinition,
  title: string,
  run: (user: User, context: CheckContext) => Promise<Findings>,
): Check =>
  writingCheck(source, call, title, async (context) =>
    run(await context.requireUserInState("ready"), context),
  );

/** Writing calls of R7 that need no staff of the licensee: registration, uploads, submission, cancellation. */
export const writingCalls: readonly Check[] = [
  writingCheck("R7", register, "creates an account", async (context) => {
    const readyAccount = context.accounts.find(({ state }) => state === "ready");
    const host = readyAccount?.email.split("@")[1] ?? "example.jp";
    const body = {
      email: `conformance-${crypto.randomUUID()}@${host}`,
      password: `${crypto.randomUUID()}-Aa1`,
      corporate_division: "corporate",
      terms_version: readyAccount?.terms_version ?? context.today,
      tracking_id: null,
    };
    const answer = await context.visitor().call(register, { body });
    if (answer.status !== 400) return findingsOfAnswer(register, answer);
    return [
      findingsOfRefusal(answer, [400]),
      note(answer, "HTTP", "status", `refused: ${shorten(answer.body.value)}`),
    ];
  }),
  writingCheck("R7", requestPasswordReset, "accepts an unknown address", async (context) => {
    const body = { email: "nobody@conformance.invalid" };
    return failureOf(await context.visitor().call(requestPasswordReset, { body }));
  }),
  readyAccountCheck("R7", changePassword, "refuses a wrong password", async ({ browser, account }) => {
    const body = { current_password: "not the password of anybody", new_password: account.password };
    const answer = await browser.call(changePassword, { body });
    return isSuccess(answer)
      ? mismatch(answer, "HTTP", "status", "changes the password without the current one")
      : findingsOfRefusal(answer, [400, 401, 403]);
  }),
  readyAccountCheck("R7", markEntryPageVisit, "records the visit", async ({ browser }) =>
    failureOf(await browser.call(markEntryPageVisit)),
  ),
  ...[updateProfile, updateProfileWithoutSectorAndBusinessSummary].map((call) =>
    readyAccountCheck("R7", call, "saves the value", async ({ browser }) => {
      const readBuilding = async () =>
        fieldOf((await browser.call(getProfile)).body.value, "office_building_number");
      const building = await readBuilding();
      if (typeof building !== "string") throw new Skipped("the profile cannot be read");
      const answer = await browser.call(call, { body: { office_building_number: building } });
      const saved = await readBuilding();
      const text = `${shorten(saved)} instead of the sent value`;
      return [
        failureOf(answer),
        saved === building ? [] : mismatch(answer, "Profile", "office_building_number", text),
      ];
    }),
  ),
  readyAccountCheck("R7", uploadFile, "accepts a picture", async ({ browser }) => {
    const answer = await upload(browser, "invoice");
    const findings = findingsOfAnswer(uploadFile, answer);
    const kind = fieldOf(answer.body.value, "kind");
    return findings.length > 0 || kind === "invoice"
      ? findings
      : mismatch(answer, "UploadRecord", "kind", `${shorten(kind)} instead of "invoice"`);
  }),
  readyAccountCheck("R8", uploadFile, "reports a missing file", async ({ browser }) =>
    findingsOfRefusal(await browser.call(uploadFile, { body: { kind: "invoice" } }), [400]),
  ),
  readyAccountCheck(1, uploadFile, "runs once per Idempotency-Key", async ({ browser }) => {
    const key = crypto.randomUUID();
    const first = await upload(browser, "invoice", key);
    const second = await upload(browser, "invoice", key);
    const isRepeated = !isSuccess(second) || idOf(first.body.value) === idOf(second.body.value);
    return [
      failureOf(first),
      failureOf(second),
      isRepeated ? [] : mismatch(second, "UploadRecord", "id", "the same key creates a second file"),
    ];
  }),
  readyAccountCheck(1, markEntryPageVisit, "refuses a page of another user", async ({ browser }) =>
    findingsOfRefusal(await browser.call(markEntryPageVisit, { pageUserId: "nobody" }), [401]),
  ),
  readyAccountCheck("R7", markDelinquencyFiles, "accepts ids of files", async ({ browser }) => {
    const ids = [await requireUpload(browser, "delinquency")];
    return failureOf(await browser.call(markDelinquencyFiles, { body: { ids } }));
  }),
  readyAccountCheck("R7", deleteUpload, "deletes a file once", async ({ browser }) => {
    const params = { id: await requireUpload(browser, "invoice") };
    const deletion = await browser.call(deleteUpload, { params });
    const secondDeletion = await browser.call(deleteUpload, { params });
    return [
      failureOf(deletion),
      isSuccess(secondDeletion)
        ? note(secondDeletion, "HTTP", "status", "a deleted file can be deleted again")
        : findingsOfRefusal(secondDeletion, [404, 410]),
    ];
  }),
  readyAccountCheck("R8", createEntry, "reports missing fields by name", refusesEmptyEntry),
  readyAccountCheck("R7", createEntry, "creates an entry and cancels it", createsAndCancels),
];

async function refusesEmptyEntry({ browser }: User): Promise<Findings> {
  const empty = await browser.call(createEntry, { body: { claims: [{}] } });
  if (isSuccess(empty)) return mismatch(empty, "Entry", "purpose", "an empty entry is accepted");
  const findings = [
    ...findingsOfRefusal(empty, [400]),
    ...findingsOfFields(empty, ["purpose", "purchase_amount_desired", "claims", "non_field_errors"]),
  ];
  const [row] = rowsOf(fieldOf(empty.body.value, "claims"));
  if (findings.length > 0 || fieldOf(row, "amount") !== undefined) return findings;
  return note(empty, "ValidationError", "claims.0.amount", "the missing fields of a claim are not named");
}

async function createsAndCancels({ browser }: User, { today }: CheckContext): Promise<Findings> {
  const uploadOf = async (kind: string) => ({
    kind,
    contentfile: { id: await requireUpload(browser, kind) },
  });
  const addfiles = [await uploadOf("tb_pl"), await uploadOf("tb_bs")];
  const body = {
    purchase_amount_desired: "900000",
    purpose: "接続の確認",
    banks: [
      {
        bank_name: "みずほ銀行",
        bank_account_number: "1234567",
        file_format: "passbook",
        contentfile_relations: [await uploadOf("passbook_cover_1"), await uploadOf("passbook_details_1")],
      },
    ],
    addfiles: addfiles.map(({ contentfile }) => contentfile),
    claims: [
      {
        obliger_company_name: "株式会社青空建設",
        houjinbangou: "8900000000001",
        houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
        amount: "1000000",
        scheduled_deposit_amount_from_obliger: "1000000",
        obliger_payment_date: addDays(today, 45),
        is_fixed_debt: true,
        is_bank_transfer_from_obliger: true,
        contentfile_relations: [await uploadOf("invoice")],
        receive_payment_account: {
          bank_name: "みずほ銀行",
          deposit_type: "ordinary",
          bank_account_number: "1234567",
          obliger_accounts: [
            { holder_name: "カ）アオゾラケンセツ", formatted_holder_name: "カ）アオゾラケンセツ" },
          ],
        },
      },
    ],
  };
  const listIds = async () => idsOf((await browser.call(allCalls.listEntries)).body.value);
  const oldIds = await listIds();
  const creation = await browser.call(createEntry, { body });
  if (!isSuccess(creation)) {
    const findings = findingsOfRefusal(creation, [400]);
    if (findings.length > 0) return findings;
    throw new Skipped(`the account "ready" could not create an entry: ${shorten(creation.body.value)}`);
  }
  const id = (await listIds()).find((id) => !oldIds.includes(id));
  if (id === undefined) return mismatch(creation, "Entry", "", "the new entry is not in the list");
  const params = { id };
  const newEntry = await browser.call(getEntry, { params });
  const status = fieldOf(newEntry.body.value, "status");
  const statusText = `a new entry has status ${shorten(status)} instead of ${EntryStatus.underReview}`;
  const isUnderReview = Number(status) === EntryStatus.underReview;

  const earlyContract = await browser.call(contractEntry, { params, body: { claims: [], terms_hash: "" } });
  const secondReview = await browser.call(reviewEntry, { params, body });
  const cancelled = await browser.call(cancelEntry, { params });
  const entryAfter = await browser.call(getEntry, { params });
  const hasTime = typeof fieldOf(entryAfter.body.value, "cancelled_at") === "string";
  const secondCancel = await browser.call(cancelEntry, { params });
  const refused = (answer: Answer, ifAccepted: Finding | []) =>
    isSuccess(answer) ? ifAccepted : findingsOfRefusal(answer, [400, 403, 409]);
  return [
    findingsOfAnswer(getEntry, newEntry),
    isUnderReview ? [] : mismatch(newEntry, "Entry", "status", statusText),
    refused(
      earlyContract,
      mismatch(earlyContract, "Entry", "status", "an entry under review can be contracted"),
    ),
    refused(secondReview, []),
    failureOf(cancelled),
    hasTime || !isSuccess(cancelled)
      ? []
      : mismatch(entryAfter, "Entry", "cancelled_at", "a cancelled entry has no time"),
    refused(secondCancel, note(secondCancel, "Entry", "status", "a cancelled entry can be cancelled again")),
  ];
}
