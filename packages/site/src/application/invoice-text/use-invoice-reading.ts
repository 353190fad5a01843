import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { claimFileLabels, isSameObliger, readYenInput, yenWithSeparators } from "@kaitori/domain";
import { getUploadAddress } from "@kaitori/wire";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { createStore } from "zustand/vanilla";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { onePerSite, type Site } from "#foundation/site/site.ts";
import type { UploadRow } from "#foundation/uploads/upload-row.ts";
import { useUploads } from "#foundation/uploads/use-uploads.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { ClaimValues } from "../entry/claim/claim-values.ts";
import type { InvoiceReading } from "./read-invoice.ts";

type Readings = Readonly<Record<string, InvoiceReading>>;

const readingsOf = onePerSite(({ userData }) => {
  const store = createStore<Readings>(() => ({}));
  const startedReadings = new Map<string, Promise<InvoiceReading>>();
  userData.add({
    forget: () => {
      store.setState({}, true);
      startedReadings.clear();
    },
  });
  return { store, startedReadings };
});

/** Reads a PDF once. A photograph or an unreadable file has an empty reading. */
export function readInvoiceFile(site: Site, row: UploadRow): Promise<InvoiceReading> {
  const { store, startedReadings } = readingsOf(site);
  const earlier = startedReadings.get(row.key);
  if (earlier) return earlier;
  if (!isReadable(site, row)) return Promise.resolve({});
  // The PDF reader is loaded with the first PDF only.
  const reading = Promise.all([addressOf(site, row), import("./read-pdf.ts")])
    .then(([address, { readPdf }]) => readPdf(address))
    .catch((): InvoiceReading => ({}));
  startedReadings.set(row.key, reading);
  void reading.then((reading) => store.setState({ [row.key]: reading }));
  return reading;
}

/**
 * The data in the PDFs of an invoice; photographs are not read. After a reload or on another device the file is
 * downloaded again, unless the user saves data: a difference between form and paper must not get lost.
 */
export function useInvoiceReading(displayId: number): InvoiceReading {
  const site = useSite();
  const { store } = readingsOf(site);
  const { rows } = useUploads(claimFileLabels({ displayId }).invoice);
  const readableRows = rows.filter((row) => isReadable(site, row));
  const readings = useStore(
    store,
    useShallow((readings) => readableRows.map(({ key }) => readings[key])),
  );
  const keys = readableRows.map(({ key }) => key).join();

  useEffect(() => {
    for (const row of readableRows) void readInvoiceFile(site, row);
  }, [site, keys]);

  // The first file with a value for a field takes precedence.
  return Object.assign({}, ...readings.toReversed());
}

const isReadable = ({ server }: Site, row: UploadRow) =>
  isLocalPdf(row) || (server.hasAddedCalls() && !isDataSaverOn() && isUploadedPdf(row));

const isLocalPdf = ({ state, preview }: UploadRow) =>
  state !== "failed" && preview?.kind === "pdf" && preview.url.startsWith("blob:");

const isUploadedPdf = ({ state, name }: UploadRow) => state === "done" && /\.pdf$/i.test(name);

async function addressOf({ api, brand }: Site, row: UploadRow): Promise<string> {
  if (row.state !== "done" || isLocalPdf(row)) return row.preview?.url ?? "";
  const { url } = await api.call(getUploadAddress, { params: { id: row.record.id } });
  return new URL(url, brand.settings.apiHost ?? location.href).href;
}

const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

export type ReadField = "amount" | "obliger_payment_date" | "obliger_company_name";
const readFields = ["amount", "obliger_payment_date", "obliger_company_name"] as const;

/** The values of the paper as they are typed into the form. */
export const proposalsOf = ({ amount, paymentDate, payer }: InvoiceReading) => ({
  ...(amount && { amount: yenWithSeparators(Number(amount)) }),
  ...(paymentDate && { obliger_payment_date: paymentDate }),
  ...(payer && { obliger_company_name: payer }),
});

/** A note on a typed value: `agrees` if the paper has the same value; `text` states the paper's value. */
export interface PaperNote {
  readonly agrees: boolean;
  readonly text: string;
}

export function usePaperNotes(
  claim: Pick<ClaimValues, ReadField>,
  reading: InvoiceReading,
): Partial<Record<ReadField, PaperNote>> {
  const dates = useDates();
  const words = useCopy(invoicesCopy);
  const proposals = proposalsOf(reading);
  const { amount = "", obliger_payment_date: day, obliger_company_name = "" } = proposals;
  const agrees = {
    amount: readYenInput(claim.amount) === readYenInput(amount),
    obliger_payment_date: claim.obliger_payment_date === day,
    obliger_company_name: isSameObliger(claim, { obliger_company_name }),
  };
  const values = {
    amount: words.yen({ amount }),
    obliger_payment_date: day ? dates.day(day) : "",
    obliger_company_name,
  };
  const notes = readFields
    .filter((field) => proposals[field] !== undefined && claim[field] !== "")
    .map((field) => [
      field,
      { agrees: agrees[field], text: words.differsFromInvoice({ value: values[field] }) },
    ]);
  return Object.fromEntries(notes);
}
