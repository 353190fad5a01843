import { commonCopy } from "@kaitori/brand/copy/common";
import { contractCopy } from "@kaitori/brand/copy/contract";
import { priceCopy } from "@kaitori/brand/copy/price";
import { isForSaleOn, yenOf, yenWithSeparators } from "@kaitori/domain";
import { Banner, Button, Columns, Stack, Text } from "@kaitori/ui";
import type { ContractTerms, CurrentUser, Entry, HistoryEvent, Id } from "@kaitori/wire";
import { useRef, useState } from "react";
import { readToday } from "#foundation/clock/clock.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { ScrollIntoView } from "#foundation/forms/ScrollIntoView.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { ValidatedFormFrame } from "#foundation/forms/ValidatedFormFrame.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { KeepWhole } from "#parts/text/KeepWhole.tsx";
import * as styles from "../agreement/AgreementText.css.ts";
import { ClaimChoice } from "./ClaimChoice.tsx";
import { Consent, Explanation, useReadTexts } from "./Consent.tsx";
import { type ContractObstacle, ContractObstacles } from "./ContractObstacles.tsx";
import { outdated } from "./ContractOffer.css.ts";
import { Offer, OfferedHandOvers } from "./Offer.tsx";
import { type Figure, type TermsChanges, useContractForm, useTerms } from "./use-contract-form.ts";

export interface ContractOfferProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
  readonly history: readonly HistoryEvent[];
  readonly user: CurrentUser;
  readonly obstacles: readonly ContractObstacle[];
}

export function ContractOffer({ entry, terms: initialTerms, history, user, obstacles }: ContractOfferProps) {
  const { retry } = useCopy(commonCopy);
  const termsState = useTerms(entry, initialTerms);
  const { terms, failure, changes } = termsState;
  const form = useContractForm(entry, initialTerms, termsState);
  const chosenIds = useLiveValue(form, "claims");
  const readTexts = useReadTexts();
  const disclosures = useRef<HTMLDivElement>(null);
  // Hides stale figures until the new ones load, without a layout shift.
  const [shownTerms, setShownTerms] = useState(initialTerms);
  if (terms && terms !== shownTerms) setShownTerms(terms);

  const canSign = obstacles.length === 0;
  const choose = (claims: Id[]) => {
    form.hookForm.setValue("claims", claims);
    // The consent was given to other terms.
    form.hookForm.setValue("explained", false);
    form.hookForm.setValue("consent", false);
    form.hookForm.clearErrors();
    void termsState.load(claims);
  };
  const openDisclosures = () => {
    for (const details of disclosures.current?.querySelectorAll("details") ?? []) details.open = true;
  };
  const openAndFocus = () => {
    openDisclosures();
    const first = disclosures.current?.querySelector("summary");
    first?.scrollIntoView({ block: "start" });
    first?.focus({ preventScroll: true });
  };
  const today = readToday();
  const isSingleInvoice =
    entry.claims.length === 1 && entry.claims.some((claim) => isForSaleOn(claim, today));
  const handOvers = (
    <div className={terms ? undefined : outdated}>
      <OfferedHandOvers entry={entry} terms={shownTerms} />
    </div>
  );
  return (
    <ValidatedFormFrame form={form}>
      {changes && (
        <ScrollIntoView trigger={changes}>
          <ChangedTerms changes={changes} />
        </ScrollIntoView>
      )}
      {!canSign && <ContractObstacles entry={entry} user={user} obstacles={obstacles} />}
      {failure && (
        <>
          <FormFailure error={failure} />
          <Button tone="secondary" onClick={() => termsState.load(chosenIds)}>
            {retry}
          </Button>
        </>
      )}
      <Columns layout="halves">
        <div className={terms ? undefined : outdated}>
          <Offer entry={entry} terms={shownTerms} onRead={canSign ? openAndFocus : undefined} />
        </div>
        {/* A single invoice needs no choice. */}
        {isSingleInvoice ? (
          handOvers
        ) : (
          <ClaimChoice
            entry={entry}
            terms={terms}
            history={history}
            chosenIds={chosenIds}
            onChoose={canSign ? choose : undefined}
            id={form.field("claims").id}
          />
        )}
      </Columns>
      {!isSingleInvoice && handOvers}
      {terms && (
        <div ref={disclosures}>
          <Columns layout="halves">
            <Explanation terms={terms} readTexts={readTexts} form={canSign ? form : undefined} />
            <Consent
              entry={entry}
              terms={terms}
              readTexts={readTexts}
              form={canSign ? form : undefined}
              onSign={openDisclosures}
            />
          </Columns>
        </div>
      )}
    </ValidatedFormFrame>
  );
}

/** Differences from the terms shown before; the contract is not signed and needs a new consent (B5). */
function ChangedTerms({ changes }: { changes: TermsChanges }) {
  const words = useCopy(contractCopy);
  const price = useCopy(priceCopy);
  const figureNames: Record<Figure, string> = {
    amount: price.face,
    purchase_fee: price.fee,
    bank_charge: price.bankCharge,
    deposit_amount: price.received,
  };
  const yen = (text: string) => yenWithSeparators(yenOf(text));
  const { total } = changes;
  const lines = [
    ...changes.figures.map(({ obliger, figure, before, after }) =>
      words.changedAmount({ obliger, figure: figureNames[figure], before: yen(before), after: yen(after) }),
    ),
    ...(total ? [words.changedTotal({ before: yen(total.before), after: yen(total.after) })] : []),
    ...changes.obligersOfRemovedClaims.map((obliger) => words.changedNotContractable({ obliger })),
  ];
  return (
    <Banner tone="caution" role="alert" title={words.changedTitle}>
      <Stack gap="s">
        <Text>{words.changedText}</Text>
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <KeepWhole>{line}</KeepWhole>
            </li>
          ))}
        </ul>
        {changes.paragraphs.length > 0 && (
          <>
            <Text weight="strong">{words.changedParagraphs}</Text>
            {changes.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.lines}>
                {paragraph}
              </p>
            ))}
          </>
        )}
      </Stack>
    </Banner>
  );
}
