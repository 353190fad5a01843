import { entryCheckCopy } from "@kaitori/brand/copy/entry-check";
import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { priceCopy } from "@kaitori/brand/copy/price";
import { href } from "@kaitori/domain";
import {
  ActionBar,
  Amount,
  Banner,
  Button,
  Card,
  Columns,
  DataList,
  Heading,
  Link,
  Stack,
  Text,
} from "@kaitori/ui";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { useStore } from "zustand";
import { usePromises } from "#application/entry/use-promises.ts";
import { PayoutRange } from "#application/price/PayoutRange.tsx";
import { DelinquencyHint } from "#application/readiness/DelinquencyHint.tsx";
import { isListShown } from "#application/readiness/steps-done.ts";
import { readNow } from "#foundation/clock/clock.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { UnsentFilesBanner } from "#foundation/uploads/UnsentFilesBanner.tsx";
import { useHasFailedFile, useIsUploading } from "#foundation/uploads/uploads-of.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Blocked, useBlocked } from "../invoices/Blocked.tsx";
import { desiredId } from "../invoices/DesiredFields.tsx";
import { claimWarnings, issuesOfClaim, missingForContract } from "../invoices/invoice-issues.ts";
import { type InvoiceValues, readEntry, totalsOf } from "../invoices/invoice-values.ts";
import type { LoadedInvoices } from "../invoices/load-invoices.ts";
import type { InvoiceStepState } from "../invoices/use-invoice-step.ts";
import { bulletList } from "./bullet-list.css.ts";
import { CheckedClaim } from "./CheckedClaim.tsx";
import { CheckedGroup, fieldsPath } from "./CheckedGroup.tsx";
import { CheckedPapers } from "./CheckedPapers.tsx";

export interface CheckProps {
  readonly step: InvoiceStepState;
  readonly loaded: LoadedInvoices;
  readonly failureMessage: ReactNode;
}

/** The check page: all answers, each group with a link back to its fields, and the submit button (B6). */
export function Check({ step: { form }, loaded, failureMessage }: CheckProps) {
  const words = useCopy(entryCheckCopy);
  const promises = usePromises();
  const { isBlocked } = useBlocked();
  const readiness = useStore(useSite().readiness.store);
  // A file that is still uploading would not be in the entry.
  const isUploading = useIsUploading();
  const hasFailedFile = useHasFailedFile();
  const values = form.hookForm.getValues();
  const warnings = claimWarnings(values, loaded.earlierClaims);
  const missing = missingForContract(values);
  const claims = values.claims
    .map((claim, index) => ({
      claim,
      index,
      warnings: issuesOfClaim(warnings, index),
      missing: isBlocked ? [] : issuesOfClaim(missing, index),
    }))
    // Incomplete invoices come first.
    .sort((one, other) => other.missing.length - one.missing.length);
  // The list of missing items takes the space beside the invoices.
  const Layout = isListShown(readiness) ? Fragment : Columns;
  const heading = useRef<HTMLHeadingElement>(null);
  // The path does not change, so the router does not move the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack gap="l">
      <Heading level={1} tabIndex={-1} ref={heading}>
        {words.title}
      </Heading>
      {failureMessage}
      <Blocked />
      <DelinquencyHint readiness={readiness} />
      <Layout>
        <Stack gap="l">
          {claims.map((claim) => (
            <CheckedClaim key={claim.claim.displayId} {...claim} />
          ))}
          <CheckedPapers loaded={loaded} />
        </Stack>
        <CheckedDesiredAmount values={values} />
      </Layout>
      {!isBlocked && (
        <>
          {/* Above all the declaration that the invoice is not sold to anybody else. */}
          <Card tone="subtle" gap="s">
            <Text>{words.consent({ submit: words.submit })}</Text>
            <ul className={bulletList}>
              <li>{words.notSoldElsewhere}</li>
              <li>
                <Link href={href.terms()} newTab>
                  {words.agreement}
                </Link>
              </li>
            </ul>
          </Card>
          {hasFailedFile ? (
            <UnsentFilesBanner />
          ) : (
            <ActionBar
              isStatic
              note={
                isUploading ? words.uploading : words.noCost({ date: promises.due("decision", readNow()) })
              }
            >
              <Button type="submit" busy={form.isSending || isUploading}>
                {words.submit}
              </Button>
            </ActionBar>
          )}
        </>
      )}
    </Stack>
  );
}

function CheckedDesiredAmount({ values }: { values: InvoiceValues }) {
  const invoices = useCopy(invoicesCopy);
  const price = useCopy(priceCopy);
  const { amount, scheduled, desired, forSale } = totalsOf(values);
  // A single invoice shows its own amount.
  const hasSeveralClaims = values.claims.length > 1;
  return (
    <CheckedGroup title={invoices.desiredTitle} changeHref={`${fieldsPath}#${desiredId}`}>
      {desired > amount && <Banner tone="caution">{invoices.overAmount}</Banner>}
      <DataList
        items={[
          hasSeveralClaims && {
            id: "total",
            term: invoices.claimsTotal,
            value: <Amount yen={amount} size="lead" />,
          },
          hasSeveralClaims &&
            scheduled !== amount && {
              id: "scheduled",
              term: invoices.scheduledTotal,
              value: <Amount yen={scheduled} />,
            },
          { id: "desired", term: price.desired, value: <Amount yen={desired} size="figure" /> },
          { id: "purpose", term: invoices.purpose, value: readEntry(values).purpose },
        ]}
      />
      <PayoutRange desired={desired} faceValue={amount} forSale={forSale} />
    </CheckedGroup>
  );
}
