import { claimFileLabels } from "@kaitori/domain";
import type { Id } from "@kaitori/wire";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { arrived, type UploadRow } from "#foundation/uploads/upload-row.ts";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import type { InvoiceValues } from "./invoice-values.ts";

/** The form refers to the files that have arrived, also for an invoice that is folded meanwhile. */
export function useClaimFiles(form: UseFormReturn<InvoiceValues>) {
  const { store } = uploadsOf(useSite());
  useEffect(() => {
    const refer = (rows: readonly UploadRow[]) => {
      for (const [index, claim] of form.getValues("claims").entries()) {
        const relations = relationsOf(claim.displayId, rows);
        if (idsOf(relations) === idsOf(claim.contentfile_relations)) continue;
        form.setValue(`claims.${index}.contentfile_relations`, relations, { shouldDirty: true });
        form.clearErrors(`claims.${index}.contentfile_relations`);
      }
    };
    refer(store.getState());
    return store.subscribe(refer);
  }, [form, store]);
}

function relationsOf(displayId: number, rows: readonly UploadRow[]) {
  const { invoice, additionalDoc } = claimFileLabels({ displayId });
  const own = rows.filter(({ kind }) => kind === invoice || kind === additionalDoc);
  return arrived(own).map(({ kind, id }) => ({ kind, contentfile: { id } }));
}

const idsOf = (relations: readonly { readonly contentfile: { readonly id: Id } }[]) =>
  relations
    .map(({ contentfile }) => String(contentfile.id))
    .sort()
    .join();
