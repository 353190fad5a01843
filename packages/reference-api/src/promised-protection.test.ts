import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { privacyCopy } from "@kaitori/brand/copy/privacy";
import { securityCopy } from "@kaitori/brand/copy/security";
import { termsCopy } from "@kaitori/brand/copy/terms";
import { EntryStatus, IdentityConfirmation } from "@kaitori/domain";
import { allCalls, cancelEntry, getProfile, uploadFile } from "@kaitori/wire";
import { expect, test } from "vitest";
import { png } from "./documents/inspection/samples.ts";
import { decideIdentity } from "./entry/review/decide-identity.ts";
import { asDesk, contract, entryIn } from "./testing/entry-in.ts";
import { serverOfFile } from "./testing/server-with-desk.ts";

const dataDir = mkdtempSync(join(tmpdir(), "kaitori-promises-"));
const server = await serverOfFile({ review: "desk", dataDir });

/** Returns true if the text contains the promise and the promise is not kept. */
const isPromiseBroken = (isKept: boolean, text: string, promise: string) => text.includes(promise) && !isKept;

test("uploads are stored encrypted, as the security policy promises", async () => {
  const { client } = await server.signedIn();
  const content = new File([new Uint8Array(await png())], "a.png", { type: "image/png" });
  await client.call(uploadFile, { body: { kind: "bs", content } });
  const folder = join(dataDir, "files");
  const [stored = ""] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\/[\w-]{36}$/.test(name),
  );
  const isReadable = readFileSync(join(folder, stored)).subarray(1, 4).toString() === "PNG";
  expect(isPromiseBroken(!isReadable, securityCopy.texts.article3Text, "保存を暗号化")).toBe(false);
});

test("rejected identity papers with a My Number block the contract, as the privacy policy promises", async () => {
  const entry = await entryIn(server, EntryStatus.reviewed, 1);
  await server.rows`
    update applicant set identity_confirmation = ${IdentityConfirmation.confirming}
    where id = ${entry.applicantId}`;
  const reason = "マイナンバーが写っています。番号を隠してお送りください。";
  await asDesk(server, entry, (context) =>
    decideIdentity(context, entry.applicantId, { accept: false, reason }),
  );
  const { identity_reason } = (await entry.client.call(getProfile)).body;
  const signed = await contract(entry);
  const isKept = identity_reason === reason && signed.status === 409;
  expect(isPromiseBroken(isKept, privacyCopy.texts.article2Text, "審査に使わず")).toBe(false);
});

test("documents of an entry without a contract are erased after a year, as the privacy policy promises", async () => {
  const { client, id, applicantId } = await entryIn(server, EntryStatus.underReview, 1);
  await client.call(cancelEntry, { params: { id } });
  const { store, jobs } = server.server.services;
  const { object_key } = await server.row<{ object_key: string }>`
    select object_key from file where applicant_id = ${applicantId} and kind = 'invoice'`;
  await store.put(object_key, await png(), "image/png");
  server.clock.advance(400 * 24 * 3_600_000);
  await jobs.runDue();
  const remaining = await store.get(object_key);
  expect(
    isPromiseBroken(remaining === undefined, privacyCopy.texts.article7Text, "1年間保存し、その後に消去"),
  ).toBe(false);
});

test("the API has a call to close an account, as the terms promise", () => {
  const leaveCalls = Object.values(allCalls).filter(({ path }) => /withdraw|leave|closure/.test(path));
  expect(isPromiseBroken(leaveCalls.length > 0, termsCopy.texts.article11Text, "退会できます")).toBe(false);
});
