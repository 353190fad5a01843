import { contractCopy } from "@kaitori/brand/copy/contract";
import { handOverCopy } from "@kaitori/brand/copy/hand-over";
import { handOverAccountInWords } from "@kaitori/brand/text";
import { yenWithSeparators } from "@kaitori/domain";
import { DataList, Heading, Stack, Text, Unbroken } from "@kaitori/ui";
import { Fragment } from "react";
import { type HandOverDue, handOverDues } from "#application/entry/hand-over/hand-over-dues.ts";
import { byDay } from "#application/entry/owed-claims.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";
import type { OfferProps } from "./Offer.tsx";

/** Payer, sum and day, as a wide space parts them: a line breaks between them. */
function WholePieces({ children: line }: { readonly children: string }) {
  return line.split("　").map((piece, place) => (
    <Fragment key={piece}>
      {place > 0 && "　"}
      <Unbroken>{piece}</Unbroken>
    </Fragment>
  ));
}

/**
 * The amounts owed for the chosen invoices after the contract, with their days and the account: to be read, not yet to
 * be paid.
 */
export function OfferedHandOvers({ entry, terms: { claims, hand_overs = [] } }: OfferProps) {
  const dates = useDates();
  const words = useCopy(contractCopy);
  const handOver = useCopy(handOverCopy);
  const { settings } = useSite().brand;
  const sold = entry.claims.filter(({ id }) => claims.some(({ claim }) => claim === id));
  const inWords = ({ on, amount, reference }: HandOverDue) => {
    const due = { date: dates.day(on), amount: yenWithSeparators(amount) };
    return reference === null ? handOver.dueWithoutReference(due) : handOver.due({ ...due, reference });
  };
  return (
    <Stack gap="s" as="section">
      <Heading level={2}>{words.returnTitle}</Heading>
      <Text>{words.returnText}</Text>
      <DataList
        items={[
          ...handOverDues(byDay(sold), hand_overs).map((due) => ({
            id: due.on,
            term: due.claims.map(({ claim }) => claim.obliger_company_name).join("、"),
            value: <WholePieces>{inWords(due)}</WholePieces>,
          })),
          {
            id: "account",
            term: handOver.accountTitle,
            value: <WholePieces>{handOverAccountInWords(settings)}</WholePieces>,
          },
        ]}
      />
      {hand_overs.length > 0 && <Text size="small">{handOver.sameDay}</Text>}
    </Stack>
  );
}
