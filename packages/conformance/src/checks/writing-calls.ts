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
import { idOf, idsOf, type User } from "../check-context.ts";
import { type Check, checked, type Finding, type Outcome, skipped } from "../finding.ts";
import {
  findingOfFailure,
  findingsOfAnswer,
  findingsOfRefusal,
  mismatch,
  note,
} from "../findings-of-answer.ts";
import { type Answer, isSuccess, nameOf } from "../http/browser.ts";
import { isObject, rowsOf, shorten } from "../json.ts";

type Id = string | number;

/** The smallest valid PNG, because a server may decode pictures. */
const pngBase64 =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const pngFile = (name: string) => new File([Buffer.from(pngBase64, "base64")], name, { type: "image/png" });

const upload = (user: User, kind: string, idempotencyKey?: string): Promise<Answer> =>
  user.browser.call(uploadFile, {
    body: { kind },
    file: pngFile(`${kind}.png`),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

const writingCheck = (
  source: Check["source"],
  call: CallDefinition,
  title: string,
  run: Check["run"],
): Check => ({
  source,
  title: `${nameOf(call)} ${title}`,
  writes: true,
  run,
});

/** A writing check with the account "ready". */
const readyAccountCheck = (
  source: Check["source"],
  call: CallDefinition,
  title: string,
  run: (user: User) => Promise<Outcome>,
): Check =>
  writingCheck(source, call, title, async (context) => {
    const user = await context.userInState("ready");
    return user ? run(user) : skipped('no account "ready" could log in');
  });

const failureOf = (answer: Answer): Finding[] => (isSuccess(answer) ? [] : [findingOfFailure(answer)]);

/** Writing calls of R7 that need no staff of the licensee: registration, uploads, submission, cancellation. */
export const writingCalls: readonly Check[] = [
  writingCheck("R7", register, "creates an account", async (context) => {
    const readyAccount = context.accounts.find(({ state }) => state === "ready");
    const host = readyAccount?.email.split("@")[1] ?? "example.jp";
    const email = `conformance-${crypto.randomUUID()}@${host}`;
    const body = {
      email,
      password: `${crypto.randomUUID()}-Aa1`,
      corporate_division: "corporate",
      terms_version: readyAccount?.terms_version ?? context.today,
      tracking_id: null,
    };
    const answer = await context.visitor().call(register, { body });
    if (answer.status === 400)
      return checked(
        findingsOfRefusal(answer, [400]),
        note(answer, "HTTP", "status", `refused: ${shorten(answer.body.value)}`),
      );
    return checked(findingsOfAnswer(register, answer));
  }),
  writingCheck("R7", requestPasswordReset, "accepts an unknown address", async (context) =>
    checked(
      failureOf(
        await context.visitor().call(requestPasswordReset, { body: { email: "nobody@conformance.invalid" } }),
      ),
    ),
  ),
  readyAccountCheck("R7", changePassword, "refuses a wrong password", async ({ browser, account }) => {
    const body = { current_password: "not the password of anybody", new_password: account.password };
    const answer = await browser.call(changePassword, { body });
    return checked(
      isSuccess(answer)
        ? mismatch(answer, "HTTP", "status", "changes the password without the current one")
        : findingsOfRefusal(answer, [400, 401, 403]),
    );
  }),
  readyAccountCheck("R7", markEntryPageVisit, "records the visit", async ({ browser }) =>
    checked(failureOf(await browser.call(markEntryPageVisit))),
  ),
  ...[updateProfile, updateProfileWithoutSectorAndBusinessSummary].map((call) =>
    readyAccountCheck("R7", call, "saves the value", async ({ browser }) => {
      const oldProfile = (await browser.call(getProfile)).body.value;
      const building = isObject(oldProfile) ? oldProfile.office_building_number : undefined;
      if (typeof building !== "string") return skipped("the profile cannot be read");
      const answer = await browser.call(call, { body: { office_building_number: building } });
      const newProfile = (await browser.call(getProfile)).body.value;
      const savedBuilding = isObject(newProfile) ? newProfile.office_building_number : undefined;
      return checked(
        failureOf(answer),
        savedBuilding === building
          ? []
          : mismatch(
              answer,
              "Profile",
              "office_building_number",
              `${shorten(savedBuilding)} instead of the sent value`,
            ),
      );
    }),
  ),
  readyAccountCheck("R7", uploadFile, "accepts a picture", async (user) => {
    const answer = await upload(user, "invoice");
    const findings = findingsOfAnswer(uploadFile, answer);
    const kind = isObject(answer.body.value) ? answer.body.value.kind : undefined;
    if (findings.length === 0 && kind !== "invoice")
      findings.push(mismatch(answer, "UploadRecord", "kind", `${shorten(kind)} instead of "invoice"`));
    return checked(findings);
  }),
  readyAccountCheck("R8", uploadFile, "reports a missing file", async ({ browser }) =>
    checked(findingsOfRefusal(await browser.call(uploadFile, { body: { kind: "invoice" } }), [400])),
  ),
  readyAccountCheck(1, uploadFile, "runs once per Idempotency-Key", async (user) => {
    const key = crypto.randomUUID();
    const [first, second] = [await upload(user, "invoice", key), await upload(user, "invoice", key)];
    const [firstId, secondId] = [idOf(first.body.value), idOf(second.body.value)];
    if (!isSuccess(first) || !isSuccess(second)) return checked([first, second].flatMap(failureOf));
    return checked(
      firstId === secondId
        ? []
        : mismatch(second, "UploadRecord", "id", "the same key creates a second file"),
    );
  }),
  readyAccountCheck(1, markEntryPageVisit, "refuses a page of another user", async ({ browser }) => {
    const answer = await browser.call(markEntryPageVisit, { pageUserId: "nobody" });
    return checked(findingsOfRefusal(answer, [401]));
  }),
  readyAccountCheck("R7", markDelinquencyFiles, "accepts ids of files", async (user) => {
    const id = idOf((await upload(user, "delinquency")).body.value);
    if (id === undefined) return skipped("no file could be uploaded");
    return checked(failureOf(await user.browser.call(markDelinquencyFiles, { body: { ids: [id] } })));
  }),
  readyAccountCheck("R7", deleteUpload, "deletes a file once", async (user) => {
    const id = idOf((await upload(user, "invoice")).body.value);
    if (id === undefined) return skipped("no file could be uploaded");
    const deletion = await user.browser.call(deleteUpload, { params: { id } });
    const secondDeletion = await user.browser.call(deleteUpload, { params: { id } });
    return checked(
      failureOf(deletion),
      isSuccess(secondDeletion)
        ? note(secondDeletion, "HTTP", "status", "a deleted file can be deleted again")
        : findingsOfRefusal(secondDeletion, [404, 410]),
    );
  }),
  readyAccountCheck("R8", createEntry, "reports missing fields by name", refusesEmptyEntry),
  readyAccountCheck("R7", createEntry, "creates an entry and cancels it", createsAndCancels),
];

async function refusesEmptyEntry({ browser }: User): Promise<Outcome> {
  const empty = await browser.call(createEntry, { body: { claims: [{}] } });
  if (isSuccess(empty)) return checked(mismatch(empty, "Entry", "purpose", "an empty entry is accepted"));
  const findings = findingsOfRefusal(empty, [400]);
  if (findings.length > 0) return checked(findings);
  const { value } = empty.body;
  const fields = ["purchase_amount_desired", "purpose", "claims", "non_field_errors"];
  const presentFields = isObject(value) ? fields.filter((field) => field in value) : [];
  if (presentFields.length === 0)
    return checked(mismatch(empty, "ValidationError", "purpose", `no message at ${fields.join(", ")}`));
  const [row] = isObject(value) ? rowsOf(value.claims) : [];
  const isByField = isObject(row) && "amount" in row;
  return checked(
    isByField
      ? []
      : note(empty, "ValidationError", "claims.0.amount", "the missing fields of a claim are not named"),
  );
}

const idsFrom = (answer: Answer): Id[] => {
  const id = idOf(answer.body.value);
  return id === undefined ? [] : [id];
};

const relation = (kind: string) => (id: Id) => ({ kind, contentfile: { id } });

async function createsAndCancels(user: User): Promise<Outcome> {
  const { browser } = user;
  const uploadId = async (kind: string) => idsFrom(await upload(user, kind));
  const [cover, details, invoice] = [
    await uploadId("passbook_cover_1"),
    await uploadId("passbook_details_1"),
    await uploadId("invoice"),
  ];
  const financial = [...(await uploadId("tb_pl")), ...(await uploadId("tb_bs"))];
  const body = {
    purchase_amount_desired: "900000",
    purpose: "接続の確認",
    banks: [
      {
        bank_name: "みずほ銀行",
        bank_account_number: "1234567",
        file_format: "passbook",
        contentfile_relations: [
          ...cover.map(relation("passbook_cover_1")),
          ...details.map(relation("passbook_details_1")),
        ],
      },
    ],
    addfiles: financial.map((id) => ({ id })),
    claims: [
      {
        obliger_company_name: "株式会社青空建設",
        houjinbangou: "8900000000001",
        houjinbangou_address: "東京都中央区日本橋4丁目8番12号",
        amount: "1000000",
        scheduled_deposit_amount_from_obliger: "1000000",
        obliger_payment_date: addDays(user.today, 45),
        is_fixed_debt: true,
        is_bank_transfer_from_obliger: true,
        contentfile_relations: invoice.map(relation("invoice")),
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
  const oldIds = idsOf(await browser.call(allCalls.listEntries));
  const creation = await browser.call(createEntry, { body });
  if (!isSuccess(creation)) {
    const findings = findingsOfRefusal(creation, [400]);
    return findings.length > 0
      ? checked(findings)
      : skipped(`the account "ready" could not create an entry: ${shorten(creation.body.value)}`);
  }
  const id = idsOf(await browser.call(allCalls.listEntries)).find((id) => !oldIds.includes(id));
  if (id === undefined) return checked(mismatch(creation, "Entry", "", "the new entry is not in the list"));
  const params = { id };
  const newEntry = await browser.call(getEntry, { params });
  const findings = [...findingsOfAnswer(getEntry, newEntry), ...statusFindings(newEntry)];

  const earlyContract = await browser.call(contractEntry, { params, body: { claims: [], terms_hash: "" } });
  if (isSuccess(earlyContract))
    findings.push(mismatch(earlyContract, "Entry", "status", "an entry under review can be contracted"));
  else findings.push(...findingsOfRefusal(earlyContract, [400, 403, 409]));
  const secondReview = await browser.call(reviewEntry, { params, body });
  if (!isSuccess(secondReview)) findings.push(...findingsOfRefusal(secondReview, [400, 403, 409]));

  const cancelled = await browser.call(cancelEntry, { params });
  findings.push(...failureOf(cancelled));
  const entryAfter = await browser.call(getEntry, { params });
  const { value } = entryAfter.body;
  if (isSuccess(cancelled) && (!isObject(value) || typeof value.cancelled_at !== "string"))
    findings.push(mismatch(entryAfter, "Entry", "cancelled_at", "a cancelled entry has no time"));
  const secondCancel = await browser.call(cancelEntry, { params });
  if (isSuccess(secondCancel))
    findings.push(note(secondCancel, "Entry", "status", "a cancelled entry can be cancelled again"));
  else findings.push(...findingsOfRefusal(secondCancel, [400, 403, 409]));
  return checked(findings);
}

function statusFindings(answer: Answer): Finding[] {
  const { value } = answer.body;
  const status = isObject(value) ? value.status : undefined;
  if (Number(status) === EntryStatus.underReview) return [];
  return [mismatch(answer, "Entry", "status", `a new entry has status ${shorten(status)} instead of 1`)];
}
