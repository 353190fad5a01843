import { commonCopy } from "@kaitori/brand/copy/common";
import { isForSaleOn } from "@kaitori/domain";
import { Button, Columns, Loading, Skeleton, Stack } from "@kaitori/ui";
import type { ContractTerms, CurrentUser, Entry, Id } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { FormFailure } from "#foundation/forms/FormFailure.tsx";
import { JudgedFormFrame } from "#foundation/forms/JudgedFormFrame.tsx";
import { ScrollIntoView } from "#foundation/forms/ScrollIntoView.tsx";
import { useLiveValue } from "#foundation/forms/use-live-value.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ChangedTerms } from "./ChangedTerms.tsx";
import { ClaimChoice } from "./ClaimChoice.tsx";
import { Consent } from "./Consent.tsx";
import { ContractObstacles } from "./ContractObstacles.tsx";
import type { ContractObstacle } from "./contract-obstacles.ts";
import { Explanation } from "./Explanation.tsx";
import { Offer } from "./Offer.tsx";
import { OfferedHandOvers } from "./OfferedHandOvers.tsx";
import { OfferOverview } from "./OfferOverview.tsx";
import { contractPlaces } from "./places.ts";
import { useContractForm } from "./use-contract-form.ts";
import { useTerms } from "./use-terms.ts";

export interface ContractOfferProps {
  readonly entry: Entry;
  readonly terms: ContractTerms;
  readonly user: CurrentUser;
  /** What keeps it from being signed now. */
  readonly obstacles: readonly ContractObstacle[];
}

/** Price, what is owed afterwards, what has to be known, contract and consent. */
export function ContractOffer({ entry, terms: start, user, obstacles }: ContractOfferProps) {
  const { retry } = useCopy(commonCopy);
  const inHand = useTerms(entry, start);
  const { terms, failure, changes } = inHand;
  const form = useContractForm(entry, start, inHand);
  const chosen = useLiveValue(form.form, "claims");

  const today = readToday();
  const hasChoice = entry.claims.filter((claim) => isForSaleOn(claim, today)).length > 1;
  const choose = (claims: Id[]) => {
    form.form.setValue("claims", claims);
    // Consent was given to the terms of the earlier choice.
    form.form.setValue("explained", false);
    form.form.setValue("consent", false);
    form.form.clearErrors();
    void inHand.askFor(claims);
  };
  return (
    <JudgedFormFrame form={form}>
      {changes && (
        <ScrollIntoView on={changes}>
          <ChangedTerms changes={changes} />
        </ScrollIntoView>
      )}
      {obstacles.length > 0 && <ContractObstacles entry={entry} user={user} found={obstacles} />}
      {obstacles.length === 0 && (
        <Columns>
          <OfferOverview terms={terms} choice={hasChoice ? form.field("claims").id : undefined} />
        </Columns>
      )}
      <Columns layout="halves">
        <ClaimChoice
          entry={entry}
          terms={terms}
          chosen={chosen}
          onChoose={obstacles.length === 0 ? choose : undefined}
          id={form.field("claims").id}
        />
        <section id={contractPlaces.price} tabIndex={-1}>
          <Stack gap="m">
            {failure && (
              <>
                <FormFailure error={failure} />
                <Button tone="secondary" onClick={() => inHand.askFor(chosen)}>
                  {retry}
                </Button>
              </>
            )}
            {terms ? (
              <Offer entry={entry} terms={terms} />
            ) : (
              !failure &&
              chosen.length > 0 && (
                <Loading>
                  <Skeleton shape="card" />
                </Loading>
              )
            )}
          </Stack>
        </section>
      </Columns>
      {terms && (
        <>
          <Columns>
            <OfferedHandOvers entry={entry} terms={terms} />
          </Columns>
          <Columns>
            <Explanation terms={terms} form={obstacles.length === 0 ? form : undefined} />
          </Columns>
          <Columns>
            <Consent entry={entry} terms={terms} form={obstacles.length === 0 ? form : undefined} />
          </Columns>
        </>
      )}
    </JudgedFormFrame>
  );
}
