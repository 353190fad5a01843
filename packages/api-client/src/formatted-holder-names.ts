import { formatHolderName } from "@kaitori/domain";
import type { CallBody, createEntry } from "@kaitori/wire";

type EntryToSend = CallBody<typeof createEntry>;
type ClaimToSend = NonNullable<EntryToSend["claims"]>[number];
type AccountToSend = NonNullable<ClaimToSend["receive_payment_account"]>;

/** Sends an entry with formatted instead of typed holder names (R7.5). */
export const withFormattedHolderNames = (entry: EntryToSend): EntryToSend => ({
  ...entry,
  claims: (entry.claims ?? []).map((claim) => ({
    ...claim,
    receive_payment_account:
      claim.receive_payment_account && withFormattedNames(claim.receive_payment_account),
  })),
});

const withFormattedNames = (account: AccountToSend): AccountToSend => ({
  ...account,
  obliger_accounts: (account.obliger_accounts ?? []).map(({ holder_name, formatted_holder_name }) => {
    const formatted = formatted_holder_name || formatHolderName(holder_name ?? "");
    return { holder_name: formatted, formatted_holder_name: formatted };
  }),
});
