import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { Button, Text } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { row } from "./PastObligers.css.ts";
import type { PastObliger } from "./past-obligers.ts";
import type { ClaimFieldBindings } from "./use-claim-fields.ts";

export interface PastObligersProps {
  readonly fields: ClaimFieldBindings;
  readonly pastObligers: readonly PastObliger[];
}

/** 前回の取引先: an obliger and its account are filled in again by one press (B10). */
export function PastObligers({ fields: { takeObliger }, pastObligers }: PastObligersProps) {
  const words = useCopy(invoicesCopy);
  const [taken, setTaken] = useState("");
  if (pastObligers.length === 0) return null;
  const take = (obliger: PastObliger) => {
    takeObliger(obliger);
    setTaken(words.previousTaken({ name: obliger.obliger_company_name }));
  };
  return (
    <div>
      <Disclosure title={words.previousObligers}>
        <ul>
          {pastObligers.map((obliger) => {
            const name = obliger.obliger_company_name;
            return (
              <li key={`${name}${obliger.houjinbangou}`} className={row}>
                <Text as="span">{name}</Text>
                <Button
                  tone="secondary"
                  aria-label={words.usePreviousOf({ name })}
                  onClick={() => take(obliger)}
                >
                  {words.usePrevious}
                </Button>
              </li>
            );
          })}
        </ul>
      </Disclosure>
      <div role="status">
        {taken && (
          <Text size="small" tone="quiet">
            {taken}
          </Text>
        )}
      </div>
    </div>
  );
}
