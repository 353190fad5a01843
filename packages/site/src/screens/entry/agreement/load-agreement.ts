import { ClaimStatus, EntryStatus } from "@kaitori/domain";
import {
  type ContractDocument,
  type ContractTerms,
  getContractDocument,
  getContractTerms,
  getEntry,
} from "@kaitori/wire";
import { data } from "react-router";
import { entryIdOf } from "#application/entry/entry-id.ts";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** The contract as it was signed, or, while the offer stands, the text that would be signed; else there is none. */
export async function loadAgreement({
  site,
  params,
  request,
}: LoadArgs): Promise<{ document: ContractDocument | ContractTerms; code: string }> {
  const asked = { params: { id: entryIdOf(params) } };
  const entry = await site.api.call(getEntry, asked);
  const { code } = entry;
  if (entry.contracted_at !== null)
    return { code, document: await site.api.call(getContractDocument, asked) };
  const isForSale =
    entry.status === EntryStatus.reviewed && entry.claims.some(({ status }) => status === ClaimStatus.canBuy);
  if (!isForSale) throw data(null, { status: 404 });
  const claims = new URL(request.url).searchParams.get("claims") ?? "";
  const query = /^\d+(,\d+)*$/.test(claims) ? { claims } : {};
  return { code, document: await site.api.call(getContractTerms, { ...asked, query }) };
}
