import { extname } from "node:path";
import { agreementCopy } from "@kaitori/brand/copy/agreement";
import { explanationCopy } from "@kaitori/brand/copy/explanation";
import { datesOf } from "@kaitori/brand/dates";
import { copyOf } from "@kaitori/brand/text";
import { todayInTokyo } from "@kaitori/domain";
import { Id } from "@kaitori/wire";
import type { Selectable } from "kysely";
import type { ServedBrand } from "../../brands/brand.ts";
import type { Executor } from "../../database/database.ts";
import type { EntryTables } from "../../database/tables/entry-tables.ts";
import { attachmentHeaders } from "../../documents/file-name.ts";
import { notFound, refuseIfQueueFull } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";
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
  const makePdf = async () => {
    // An earlier request may have made it.
    const existing = await readPdf(database, entryId);
    if (existing) return existing;
    const bytes = Buffer.from((await drawPdf(toPdfContent(brand, contract))) as Uint8Array);
    await database
      .insertInto("contract_pdf")
      .values({ entry_id: entryId, bytes })
      .onConflict((conflict) => conflict.column("entry_id").doNothing())
      .execute();
    return (await readPdf(database, entryId)) ?? { bytes };
  };
  const stored = await readPdf(database, entryId);
  const pdf = stored ?? (await drawingQueue.run(makePdf, caller).catch(refuseIfQueueFull()));
  return { name: `${contract.title}_${contract.code}.pdf`, bytes: pdf.bytes };
}

/** Serves the signed contract as a PDF. The wire does not define this call, because the response is not JSON. */
export const readContractPdfRoute = handle(
  { method: "GET", path: "entries/:id/contract_document/pdf/", params: { id: Id } },
  async ({ params, applicant, brand, services, caller, context, transaction }) => {
    await transaction((executor) => requireOwnEntry(executor, applicant.id, params.id));
    const file = await storedContractPdf(services.database, brand, params.id, caller);
    if (!file) throw notFound();
    return context.body(new Uint8Array(file.bytes), 200, attachmentHeaders(file.name, "application/pdf"));
  },
);

const readPdf = (database: Executor, entryId: number) =>
  database.selectFrom("contract_pdf").select("bytes").where("entry_id", "=", entryId).executeTakeFirst();

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
