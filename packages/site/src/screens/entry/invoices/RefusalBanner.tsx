import type { CopyOverrides } from "@kaitori/brand";
import { applyAgainCopy } from "@kaitori/brand/copy/apply-again";
import { reasonWords } from "@kaitori/brand/reasons";
import { copyOf } from "@kaitori/brand/text";
import {
  type FieldOfReason,
  fieldsOfReason,
  type ReviewReason,
  readinessPaths,
  yenInputToWire,
} from "@kaitori/domain";
import { Banner, LineLink, Stack, Text } from "@kaitori/ui";
import type { Claim, GivenReason } from "@kaitori/wire";
import type { ClaimValues } from "#application/entry/claim/claim-values.ts";
import { ReasonLines } from "#application/entry/reasons/ReasonLines.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { InvoiceOfClaim } from "./invoice-values.ts";
import type { LoadedInvoices } from "./load-invoices.ts";

/** The warnings beside the fields that were the reason of a refusal. */
export type RefusalWarnings = Readonly<Partial<Record<FieldOfReason, string>>>;

export type RefusalData = Pick<LoadedInvoices, "draft" | "earlierClaims">;

const replacedClaimOf = ({ replaces }: Pick<ClaimValues, "replaces">, { draft }: RefusalData) =>
  draft.replaced?.find(({ claim }) => claim === replaces);

/** Warnings for fields that still equal those of the refused claim, and for its files until one is uploaded (B15). */
export function refusalWarningsOf(
  copy: CopyOverrides,
  claim: InvoiceOfClaim,
  loaded: RefusalData,
): RefusalWarnings {
  const words = copyOf(copy, applyAgainCopy);
  const earlierClaim = loaded.earlierClaims.find(({ id }) => id === claim.replaces);
  if (!earlierClaim) return {};
  const refusalWarnings: Partial<Record<FieldOfReason, string>> = {};
  for (const reason of replacedClaimOf(claim, loaded)?.reasons ?? [])
    for (const field of fieldsOfReason(reason.code).filter((reasonField) =>
      isUnchanged(reasonField, claim, earlierClaim),
    ))
      refusalWarnings[field] = (
        field === "contentfile_relations" ? words.invoicesNotCopied : words.stillUnchanged
      )({
        told: reasonInOneLine(copy, reason),
      });
  return refusalWarnings;
}

const isUnchanged = (field: FieldOfReason, claim: InvoiceOfClaim, earlierClaim: Claim): boolean => {
  if (field === "contentfile_relations") return claim.contentfile_relations.length === 0;
  return field === "amount"
    ? yenInputToWire(claim.amount) === earlierClaim.amount
    : claim[field].trim() === earlierClaim[field];
};

function reasonInOneLine(copy: CopyOverrides, reason: GivenReason): string {
  const { sentence, compared } = reasonWords(copy, reason);
  return [sentence, ...compared.slice(-1)].join("");
}

export function RefusalBanner({ claims, loaded }: { claims: readonly ClaimValues[]; loaded: RefusalData }) {
  const words = useCopy(applyAgainCopy);
  const replacedReasons = claims.flatMap((claim) => {
    const reasons = replacedClaimOf(claim, loaded)?.reasons ?? [];
    return reasons.length > 0 ? [{ claim, reasons }] : [];
  });
  const [first] = replacedReasons;
  if (!first) return null;
  const isSameForAll = replacedReasons.every(({ reasons }) => keyOf(reasons) === keyOf(first.reasons));
  const codes = new Set<ReviewReason>(
    replacedReasons.flatMap(({ reasons }) => reasons.map(({ code }) => code)),
  );
  const concernsStatements = codes.has("statementsOld") || codes.has("statementsIncomplete");
  const correctionLinks = [
    { to: readinessPaths.withdrawalDetails, label: words.toStatements, isShown: concernsStatements },
    { to: readinessPaths.financialStatements, label: words.toFinancials, isShown: concernsStatements },
    { to: readinessPaths.profile, label: words.toIdentity, isShown: codes.has("identity") },
  ].filter(({ isShown }) => isShown);
  return (
    <Banner tone="caution" title={words.previousReasons}>
      <Stack gap="m">
        {(isSameForAll ? [first] : replacedReasons).map(({ claim, reasons }) => (
          <div key={claim.displayId}>
            {!isSameForAll && <Text weight="strong">{claim.obliger_company_name}</Text>}
            <ReasonLines reasons={reasons} />
          </div>
        ))}
        {correctionLinks.map(({ to, label }) => (
          <LineLink key={to} href={to}>
            {label}
          </LineLink>
        ))}
      </Stack>
    </Banner>
  );
}

const keyOf = (reasons: readonly GivenReason[]) => JSON.stringify(reasons);
