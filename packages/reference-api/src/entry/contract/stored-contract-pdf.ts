import { extname } from "node:path";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { datesOf } from "@kaitori/brand/dates";
import { copyOf } from "@kaitori/brand/text";
import { todayInTokyo } from "@kaitori/domain";
import type { Selectable } from "kysely";
import type { ServedBrand } from "../../brands/brand.ts";
import { asApplicant, type Executor } from "../../database/database.ts";
import type { EntryTables } from "../../database/tables/entry-tables.ts";
import { attachmentHeaders } from "../../documents/file-name.ts";
import { callerOf, queueForAccount, queueForBrowser } from "../../http/callers.ts";
import { notFound, refuseIfQueueFull } from "../../http/errors.ts";
import type { Route } from "../../http/handle.ts";
import { requireApplicant } from "../../http/session-store.ts";
import { createThread } from "../../thread.ts";
import { type Caller, createWorkQueue } from "../../work-queue.ts";
import { requireOwnEntry } from "../own-entry.ts";
import type { ContractPdfContent } from "./contract-pdf-thread.ts";

const drawPdf = createThread<ContractPdfContent>(
  new URL(`./contract-pdf-thread${extname(import.meta.url)}`, import.meta.url),
);
const drawingQueue = createWorkQueue({ slots: 1, queueLength: 60, queuePerAccount: 4, timeout: 20_000 });

/** Reads the contract of an entry as a PDF. The first request creates it (B16). */
export async function storedContractPdf(
  database: Executor,
  brand: ServedBrand,
  entryId: number,
  caller?: Caller,
) {
  const contract = await database
    .selectFrom("contract")
    .innerJoin("entry", "entry.id", "contract.entry_id")
    .selectAll("contract")
    .select("entry.code")
    .where("contract.entry_id", "=", entryId)
    .executeTakeFirst();
  if (!contract) return undefined;
  const name = `${contract.title}_${contract.code}.pdf`;
  const stored = await readBytes(database, entryId);
  if (stored) return { name, bytes: stored };
  const makePdf = async () => {
    // An earlier request may have made it.
    const existing = await readBytes(database, entryId);
    if (existing) return existing;
    const pdf = (await drawPdf(toPdfContent(brand, contract))) as Uint8Array;
    await database
      .insertInto("contract_pdf")
      .values({ entry_id: entryId, bytes: Buffer.from(pdf) })
      .onConflict((conflict) => conflict.column("entry_id").doNothing())
      .execute();
    return (await readBytes(database, entryId)) ?? pdf;
  };
  return { name, bytes: await drawingQueue.run(makePdf, caller).catch(refuseIfQueueFull()) };
}

/** Serves the signed contract as a PDF. The wire does not define this route, because the response is not JSON. */
export const readContractPdfRoute: Route = {
  call: { method: "GET", path: "entries/:id/contract_document/pdf/" },
  run: async (context, services) => {
    const { brand, sessionToken } = context.var;
    const applicant = await queueForBrowser(context, services, () =>
      requireApplicant({ services, brand, sessionToken, now: services.clock() }),
    );
    const id = Number(context.req.param("id"));
    if (!Number.isSafeInteger(id)) throw notFound();
    const scope = { brand: applicant.brand, applicantId: applicant.id };
    const caller = callerOf(context, String(applicant.id));
    const read = async () => {
      await asApplicant(services.database, scope, (executor) => requireOwnEntry(executor, applicant.id, id));
      return storedContractPdf(services.database, brand, id, caller);
    };
    const file = await queueForAccount(caller, read);
    if (!file) throw notFound();
    return context.body(new Uint8Array(file.bytes), 200, attachmentHeaders(file.name, "application/pdf"));
  },
};

async function readBytes(database: Executor, entryId: number): Promise<Uint8Array | undefined> {
  const row = await database
    .selectFrom("contract_pdf")
    .select("bytes")
    .where("entry_id", "=", entryId)
    .executeTakeFirst();
  return row?.bytes;
}

function toPdfContent(brand: ServedBrand, contract: Selectable<EntryTables["contract"]>) {
  const words = copyOf(brand.copy, agreementCopy);
  const explanationWords = copyOf(brand.copy, explanationCopy);
  const dates = datesOf(brand.copy);
  const { title, text, hash, signed_at, last_name, first_name, signer_email: email } = contract;
  const consent = { name: `${last_name} ${first_name}`, when: dates.moment(signed_at), email };
  return {
    title,
    text,
    author: brand.settings.legal.company,
    record: [
      words.date({ date: dates.day(todayInTokyo(signed_at)) }),
      words.consent(consent),
      words.hash({ hash }),
    ],
    explanation: {
      title: contract.explanation_title,
      text: contract.explanation,
      record: [explanationWords.hash({ hash: contract.explanation_hash })],
    },
    signedAt: signed_at,
  };
}
