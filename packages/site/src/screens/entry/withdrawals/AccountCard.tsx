import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { CircleCheckIcon } from "@kaitori/ui";
import type { ReactNode } from "react";
import type { SortBox } from "#application/entry/papers/SortFiles.tsx";
import { type FocusTarget, useFocusTarget } from "#application/entry/step/focus-after-removal.ts";
import { useCopy } from "#parts/brand/use-copy.ts";
import { TitledCard } from "#parts/text/TitledCard.tsx";
import { complete } from "./AccountCard.css.ts";
import { AccountFields } from "./AccountFields.tsx";
import { AccountPapers } from "./AccountPapers.tsx";
import type { WithdrawalsForm } from "./use-withdrawals-form.ts";

export interface AccountCardProps {
  readonly form: WithdrawalsForm;
  readonly index: number;
  readonly displayId: number;
  readonly focusTarget: FocusTarget | undefined;
  readonly isComplete: boolean;
  /** The boxes of all accounts. */
  readonly boxes: readonly [SortBox, ...SortBox[]];
  /** Takes the account away again, where it is not the only one. */
  readonly remove: ReactNode;
}

/** The statements of one account: holder, format, and its two papers (R4.13). */
export function AccountCard({ focusTarget, isComplete, remove, boxes, ...account }: AccountCardProps) {
  const words = useCopy(withdrawalsCopy);
  const heading = useFocusTarget<HTMLHeadingElement>(focusTarget, account.displayId);

  return (
    <TitledCard
      title={words.account({ number: account.index + 1 })}
      action={remove}
      headingRef={heading}
      gap="l"
    >
      <AccountFields form={account.form} index={account.index} />
      <AccountPapers {...account} boxes={boxes} />
      {isComplete && (
        <p className={complete}>
          <CircleCheckIcon size="small" />
          {words.complete}
        </p>
      )}
    </TitledCard>
  );
}
