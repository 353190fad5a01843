import type { Context } from "hono";
import { callerOf } from "../http/callers.ts";
import { notFound } from "../http/errors.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Route } from "../http/route.ts";
import type { Services } from "../http/services.ts";
import { fileName } from "./file-name.ts";
import { readDocument } from "./read-document.ts";
import { mayRead } from "./reading-address.ts";
import { streamInQueue } from "./stream-in-queue.ts";

/** The file itself, behind a signed address. Not a call of the wire: it answers with bytes. */
export const readContentRoute: Route = {
  call: { method: "GET", path: "uploads/:id/content/" },
  run: async (context, services) => {
    const fileId = readSignedFileId(context, services);
    const file = await services.database
      .selectFrom("file")
      .select(["name", "content_type", "object_key", "sha256", "applicant_id"])
      .where("id", "=", fileId)
      .where("brand", "=", context.get("request").brand.name)
      .executeTakeFirst();
    if (!file) throw notFound();
    const account = callerOf(context, String(file.applicant_id));
    const content = await streamInQueue(account, () => readDocument(services.store, file));
    if (!content) throw notFound();
    // As an attachment and unsniffed: nothing that somebody uploaded is ever a page of this origin.
    return context.body(content, 200, {
      "content-type": file.content_type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName(file.name, file.content_type))}`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  },
};

function readSignedFileId(context: Context<AppEnv>, { config, clock }: Services): number {
  const fileId = Number(context.req.param("id"));
  const expires = Number(context.req.query("expires"));
  const signature = context.req.query("signature") ?? "";
  if (!Number.isSafeInteger(fileId) || !Number.isSafeInteger(expires)) throw notFound();
  if (!mayRead(config.secretKey, { fileId, expires, signature }, clock())) throw notFound();
  return fileId;
}
