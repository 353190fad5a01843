import type { EntryBank } from "@kaitori/wire";
import { groupsOf } from "#parts/groups-of.ts";
import { NewPaper, type NewPaperProps } from "./NewPaper.tsx";
import { ResubmittedAccount } from "./ResubmittedAccount.tsx";

export interface NewPapersProps extends Omit<NewPaperProps, "slot"> {
  readonly banks: readonly EntryBank[];
}

/** The places for new papers, those of statements at the account that they belong to. */
export function NewPapers({ banks, ...shared }: NewPapersProps) {
  return groupsOf(shared.item.slots, ({ account }) => account).map(([account, slots]) => {
    const papers = slots.map((slot) => <NewPaper key={slot.kind} slot={slot} {...shared} />);
    const bank = banks[account];
    return bank ? (
      <ResubmittedAccount key={account} bank={bank} number={account + 1}>
        {papers}
      </ResubmittedAccount>
    ) : (
      papers
    );
  });
}
