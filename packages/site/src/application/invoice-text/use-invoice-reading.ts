import { claimFileLabels } from "@kaitori/domain";
import { useEffect } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { createStore } from "zustand/vanilla";
import { onePerSite } from "../../foundation/site/one-per-site.ts";
import { useSite } from "../../foundation/site/SiteProvider.tsx";
import type { UploadRow } from "../../foundation/uploads/upload-row.ts";
import { useUploads } from "../../foundation/uploads/use-uploads.ts";
import type { InvoiceReading } from "./read-invoice.ts";

type Readings = Readonly<Record<string, InvoiceReading>>;

/** What was read of each file in hand, by its row. Emptied with the user. */
const readingsOf = onePerSite(({ gathered }) => {
  const store = createStore<Readings>(() => ({}));
  gathered.add({ forget: () => store.setState({}, true) });
  return store;
});

/** What the PDFs of an invoice say of it, while they are in hand: nothing after a reload, and nothing of photographs. */
export function useInvoiceReading(displayId: number): InvoiceReading {
  const store = readingsOf(useSite());
  const { rows } = useUploads(claimFileLabels({ displayId }).invoice);
  const inHand = rows.filter(isPdfInHand);
  const readings = useStore(
    store,
    useShallow((all) => inHand.map(({ key }) => all[key])),
  );
  const keys = inHand.map(({ key }) => key).join();

  useEffect(() => {
    for (const { key, preview } of inHand) {
      if (!preview || key in store.getState()) continue;
      store.setState({ [key]: {} });
      // The PDF reader is loaded with the first PDF only; an unreadable file proposes nothing.
      import("./read-pdf.ts")
        .then(({ readPdf }) => readPdf(preview.url))
        .then((reading) => store.setState({ [key]: reading }))
        .catch(() => undefined);
    }
  }, [store, keys]);

  // The first file that says something of a field is asked.
  return Object.assign({}, ...readings.toReversed());
}

const isPdfInHand = ({ state, preview }: UploadRow) =>
  state !== "failed" && preview?.kind === "pdf" && preview.url.startsWith("blob:");
