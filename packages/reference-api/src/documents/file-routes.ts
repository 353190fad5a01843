import { canMoveToPapers } from "@kaitori/domain";
import { deleteUpload, getUploadAddress, markDelinquencyFiles, setFileKinds } from "@kaitori/wire";
import type { Context } from "hono";
import { sql } from "kysely";
import * as v from "valibot";
import { lockApplicant } from "../database/applicants.ts";
import { isForeignKeyViolation } from "../database/database.ts";
import { accountLimits } from "../http/account-limits.ts";
import { callerOf } from "../http/callers.ts";
import { conflict, issuesRefusal, notFound, refuseIfQueueFull } from "../http/errors.ts";
import { handle, type Route } from "../http/handle.ts";
import type { AppEnv } from "../http/request-context.ts";
import { readSignedValue, signValue } from "../http/secrets.ts";
import type { Services } from "../http/services.ts";
import { type Caller, createWorkQueue } from "../work-queue.ts";
import { applicantFiles, uploadColumns, uploadRecord } from "./applicant-files.ts";
import { attachmentHeaders, fileName } from "./file-name.ts";
import { requireAllowedKinds } from "./further-papers.ts";
import { readDocument } from "./store/encrypted-store.ts";
import { uploadFileRoute } from "./upload-file.ts";

/** Serves a file at its signed address. The wire does not define this route, because the response is not JSON. */
const readContentRoute: Route = {
  call: { method: "GET", path: "uploads/:id/content/" },
  run: async (context, services) => {
    const fileId = readSignedFileId(context, services);
    const file = await services.database
      .selectFrom("file")
      .select(["name", "content_type", "object_key", "sha256", "applicant_id"])
      .where("id", "=", fileId)
      .where("brand", "=", context.get("brand").name)
      .executeTakeFirst();
    if (!file) throw notFound();
    const account = callerOf(context, String(file.applicant_id));
    const content = await streamInQueue(account, () => readDocument(services.store, file));
    if (!content) throw notFound();
    const { name, content_type } = file;
    return context.body(content, 200, attachmentHeaders(fileName(name, content_type), content_type));
  },
};

const purpose = "read-file";
const lifetimeMilliseconds = 5 * 60_000;
const Signed = v.object({ id: v.number(), expires: v.number() });

/** The address contains the id and the end of its validity, signed. */
function signedAddress(secret: string, id: number, now: Date): { path: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + lifetimeMilliseconds);
  const signed = signValue(secret, purpose, { id, expires: expiresAt.getTime() });
  return { path: `/api/uploads/${id}/content/?signed=${signed}`, expiresAt };
}

function readSignedFileId({ req }: Context<AppEnv>, { config, clock }: Services): number {
  const signed = readSignedValue(config.secretKey, purpose, req.query("signed") ?? "", Signed);
  if (!signed || String(signed.id) !== req.param("id") || signed.expires < clock().getTime())
    throw notFound();
  return signed.id;
}

/** The database refuses to change a file after its submission, or after the desk has opened it. */
const refuseIfSubmitted =
  (code: "fileKindsFixed" | "fileHandedIn") =>
  (error: unknown): never => {
    throw isForeignKeyViolation(error) ? conflict(code, { reason: "handedIn" }) : error;
  };

const setFileKindsRoute = handle(setFileKinds, async ({ params, body, brand, applicant, transaction }) => {
  const { kinds } = body;
  const [kind = ""] = kinds;
  requireAllowedKinds(brand, { kind, kinds });
  const changed = await transaction(async (executor) => {
    await lockApplicant(executor, applicant.id);
    const [file] = await applicantFiles(executor, applicant.id, { ids: [params.id] });
    if (!file) throw notFound();
    if (!canMoveToPapers(file.kinds, kinds)) throw issuesRefusal([{ path: [], code: "kindsOfOneSet" }]);
    return executor
      .updateTable("file")
      .set({ kind, kinds })
      .where("id", "=", params.id)
      .returning(uploadColumns)
      .executeTakeFirstOrThrow();
  }).catch(refuseIfSubmitted("fileKindsFixed"));
  return uploadRecord(changed);
});

/** Deletes the row of a file; the clean-up deletes its bytes. */
const deleteUploadRoute = handle(deleteUpload, async ({ params, applicant, transaction }) => {
  const deleted = await transaction(async (executor) => {
    // The lock excludes a concurrent profile change that submits the file.
    await lockApplicant(executor, applicant.id);
    return executor
      .deleteFrom("file")
      .where("id", "=", params.id)
      .where("applicant_id", "=", applicant.id)
      .returning("id")
      .executeTakeFirst();
  }).catch(refuseIfSubmitted("fileHandedIn"));
  if (!deleted) throw notFound();
  return undefined;
});

const uploadAddressRoute = handle(
  getUploadAddress,
  async ({ params, applicant, now, services, transaction }) => {
    const [file] = await transaction((executor) =>
      applicantFiles(executor, applicant.id, { ids: [params.id] }),
    );
    if (!file) throw notFound();
    const { path, expiresAt } = signedAddress(services.config.secretKey, file.id, now);
    return { url: path, expires_at: expiresAt.toISOString() };
  },
);

/** Marks exactly these files as explanations of unpaid taxes or social insurance (R7.1). */
const markDelinquencyFilesRoute = handle(markDelinquencyFiles, ({ body, applicant, transaction }) =>
  transaction(async (executor) => {
    const ids = [...new Set(body.ids)];
    const isNamed = sql<boolean>`id = any(${ids})`;
    const changed = await executor
      .updateTable("file")
      .set({ active_delinquency: isNamed })
      .where("applicant_id", "=", applicant.id)
      .where(({ eb, or }) => or([eb("active_delinquency", "=", true), isNamed]))
      .returning([...uploadColumns, "active_delinquency"])
      .execute();
    const marked = changed.filter(({ active_delinquency }) => active_delinquency);
    if (marked.length !== ids.length) throw notFound();
    return marked.map((row) => uploadRecord(row));
  }),
);

export const fileRoutes: readonly Route[] = [
  uploadFileRoute,
  markDelinquencyFilesRoute,
  deleteUploadRoute,
  setFileKindsRoute,
  uploadAddressRoute,
  readContentRoute,
];

/** Limits downloads, because a file stays in memory until it is sent. */
const slots = 16;
const downloads = createWorkQueue({
  slots,
  slotsPerAccount: accountLimits.downloadsAtOnce.maximum,
  queueLength: 200,
  queuePerAccount: 20,
  timeout: 20_000,
});
const chunkBytes = 64 * 1024;
/** Grace in milliseconds, and bytes per second below which a download is aborted. */
const graceMilliseconds = 30_000;
const minimumBytesPerSecond = 32 * 1024;
/** Check interval in milliseconds, and bytes per second below which a download is aborted if others wait. */
const checkMilliseconds = 5_000;
const busyBytesPerSecond = 64 * 1024;

/** Streams the bytes and keeps its slot until they are sent; undefined if there are none. */
export function streamInQueue(
  caller: Caller,
  read: () => Promise<Uint8Array | undefined>,
): Promise<ReadableStream<Uint8Array> | undefined> {
  return new Promise((resolve, reject) => {
    const runDownload = async () => {
      const bytes = await read();
      if (bytes) await new Promise<void>((releaseSlot) => resolve(toStream(bytes, releaseSlot)));
      else resolve(undefined);
    };
    downloads.run(runDownload, caller).catch(refuseIfQueueFull("downloadsAtOnce")).catch(reject);
  });
}

function toStream(bytes: Uint8Array, releaseSlot: () => void): ReadableStream<Uint8Array> {
  let sent = 0;
  let sentBefore = 0;
  let elapsed = 0;
  let rateCheck: NodeJS.Timeout | undefined;
  const end = () => {
    clearInterval(rateCheck);
    releaseSlot();
  };
  const blocksOthers = () => downloads.running === slots && downloads.waiting > 0;
  return new ReadableStream({
    start: (stream) => {
      rateCheck = setInterval(() => {
        elapsed += checkMilliseconds;
        const isSlow = sent - sentBefore < (busyBytesPerSecond * checkMilliseconds) / 1000;
        sentBefore = sent;
        if (
          elapsed < graceMilliseconds + (bytes.length / minimumBytesPerSecond) * 1000 &&
          !(isSlow && blocksOthers())
        )
          return;
        stream.error(new Error("The download was not read in time"));
        end();
      }, checkMilliseconds);
    },
    pull: (stream) => {
      stream.enqueue(bytes.subarray(sent, sent + chunkBytes));
      sent += chunkBytes;
      if (sent < bytes.length) return;
      end();
      stream.close();
    },
    cancel: end,
  });
}
