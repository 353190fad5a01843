import { asApplicant } from "../../database/scope.ts";
import { attachmentHeaders } from "../../documents/file-name.ts";
import { callerOf, queueForAccount, queueForBrowser } from "../../http/callers.ts";
import { notFound } from "../../http/errors.ts";
import { requireApplicant } from "../../http/require-applicant.ts";
import type { Route } from "../../http/route.ts";
import { requireOwnEntry } from "../own-entry.ts";
import { storedContractPdf } from "./stored-contract-pdf.ts";

/** Serves the signed contract as a PDF. The wire does not define this route, because the response is not JSON. */
export const readContractPdfRoute: Route = {
  call: { method: "GET", path: "entries/:id/contract_document/pdf/" },
  run: async (context, services) => {
    const { brand, sessionToken } = context.get("request");
    const applicant = await queueForBrowser(context, services, () =>
      requireApplicant({ services, brand, sessionToken, now: services.clock() }),
    );
    const id = Number(context.req.param("id"));
    if (!Number.isSafeInteger(id)) throw notFound();
    const scope = { brand: applicant.brand, applicantId: applicant.id };
    const caller = callerOf(context, String(applicant.id));
    const read = async () => {
      await asApplicant(services.database, scope, (inside) => requireOwnEntry(inside, applicant.id, id));
      return storedContractPdf(services.database, brand, id, caller);
    };
    const file = await queueForAccount(caller, read);
    if (!file) throw notFound();
    return context.body(new Uint8Array(file.bytes), 200, attachmentHeaders(file.name, "application/pdf"));
  },
};
