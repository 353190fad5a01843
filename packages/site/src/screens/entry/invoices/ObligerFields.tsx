import { invoicesCopy } from "@kaitori/brand/copy/invoices";
import { isSameObliger } from "@kaitori/domain";
import { Button, ComboboxField, type ComboboxSearch, Note, Stack, Text } from "@kaitori/ui";
import { suggestHoujinbangou } from "@kaitori/wire";
import { type ReactNode, useCallback, useState } from "react";
import { useClaimLabels } from "#application/entry/claim/use-claim-labels.ts";
import { useSession, useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";
import { pastObliger } from "./Invoices.css.ts";
import type { PastObliger } from "./load-invoices.ts";
import type { ClaimFields } from "./use-claim-fields.ts";

export interface ObligerFieldsProps {
  readonly fields: ClaimFields;
  readonly pastObligers: readonly PastObliger[];
  readonly note?: ReactNode;
  /** The reason of the refusal, if it concerns the payer. */
  readonly warning?: string | undefined;
}

export function ObligerFields({ fields, pastObligers, note, warning }: ObligerFieldsProps) {
  const { form, index, claim, put, fillObliger } = fields;
  const words = useCopy(invoicesCopy);
  const labels = useClaimLabels();
  const search = useObligerSearch(pastObligers);
  const session = useSession();
  const isOwnName =
    session.kind === "user" && isSameObliger(claim, { obliger_company_name: session.user.company_name });
  const facts = (["houjinbangou", "houjinbangou_address"] as const)
    .filter((field) => claim[field] !== "")
    .map((field) => words.obligerDetail({ label: labels[field], value: claim[field] }));
  return (
    <Stack gap="m">
      <PastObligers fields={fields} pastObligers={pastObligers} />
      <div>
        <ComboboxField
          label={labels.obliger_company_name}
          required
          warning={warning ?? (isOwnName && words.ownName)}
          {...form.comboboxField(`claims.${index}.obliger_company_name`)}
          value={claim.obliger_company_name}
          search={search}
          // A combobox reports unchanged text again on blur.
          onChange={(typed) => {
            if (typed !== claim.obliger_company_name)
              put({ obliger_company_name: typed, houjinbangou: "", houjinbangou_address: "" });
          }}
          onChoose={({ id, label, detail }) => {
            const pastObliger = pastObligers.find((past) => pastObligerId(past) === id);
            if (pastObliger) fillObliger(pastObliger);
            // The suggestion shows the address of the company and nothing else.
            else put({ obliger_company_name: label, houjinbangou: id, houjinbangou_address: detail ?? "" });
          }}
        />
        {note}
        <div role="status">
          {facts.map((line) => (
            <Note key={line} tabularNumbers>
              {line}
            </Note>
          ))}
        </div>
      </div>
    </Stack>
  );
}

/** 前回の取引先: fills in an earlier payer with its account (B10). */
function PastObligers({ fields: { fillObliger }, pastObligers }: ObligerFieldsProps) {
  const words = useCopy(invoicesCopy);
  const [statusText, setStatusText] = useState("");
  if (pastObligers.length === 0) return null;
  const fill = (obliger: PastObliger) => {
    fillObliger(obliger);
    setStatusText(words.previousUsed({ name: obliger.obliger_company_name }));
  };
  return (
    <div>
      <Disclosure title={words.previousObligers}>
        <ul>
          {pastObligers.map((obliger) => {
            const name = obliger.obliger_company_name;
            return (
              <li key={`${name}${obliger.houjinbangou}`} className={pastObliger}>
                <Text as="span">{name}</Text>
                <Button
                  tone="secondary"
                  aria-label={words.usePreviousOf({ name })}
                  onClick={() => fill(obliger)}
                >
                  {words.usePrevious}
                </Button>
              </li>
            );
          })}
        </ul>
      </Disclosure>
      <div role="status">{statusText && <Note>{statusText}</Note>}</div>
    </div>
  );
}

const pastObligerId = ({ obliger_company_name, houjinbangou }: PastObliger) =>
  `past ${obliger_company_name} ${houjinbangou}`;

/** Suggests earlier payers first, then companies with a corporate number. */
function useObligerSearch(pastObligers: readonly PastObliger[]): ComboboxSearch {
  const { api } = useSite();
  const { previousObligers } = useCopy(invoicesCopy);
  return useCallback(
    async (name, signal) => {
      const matches = pastObligers.filter((past) => past.obliger_company_name.includes(name.trim()));
      // Without an answer the earlier payers are still suggested.
      const answer = await api.call(suggestHoujinbangou, { query: { name }, signal }).catch(() => null);
      const companies = answer ?? [];
      return [
        ...matches.map((past) => ({
          id: pastObligerId(past),
          label: past.obliger_company_name,
          detail: previousObligers,
        })),
        ...companies
          .filter(({ houjinbangou }) => !matches.some((past) => past.houjinbangou === houjinbangou))
          .map(({ houjinbangou, name, address }) => ({ id: houjinbangou, label: name, detail: address })),
      ];
    },
    [api, pastObligers, previousObligers],
  );
}
