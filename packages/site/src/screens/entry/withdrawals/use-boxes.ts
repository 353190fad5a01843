import { fileKindsCopy } from "@kaitori/brand/copy/file-kinds";
import { issuesCopy } from "@kaitori/brand/copy/issues";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { filesOfFormat, numberedFileKind } from "@kaitori/domain";
import type { SortBox } from "#application/entry/papers/SortFiles.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import type { WithdrawalValues } from "./withdrawal-values.ts";

/** The boxes for papers of all accounts, in their order; with several accounts each box says whose it is. */
export function useBoxes({ banks }: WithdrawalValues): [SortBox, ...SortBox[]] | undefined {
  const words = useCopy(withdrawalsCopy);
  const names = useCopy(fileKindsCopy);
  const { namedPart } = useCopy(issuesCopy);
  const [first, ...others] = banks.flatMap(
    ({ displayId, bank_name: bankName, bank_account_number: accountNumber, file_format }, index) =>
      filesOfFormat[file_format].map((kind): SortBox => {
        const whole = words.account({ number: index + 1 });
        const label = banks.length > 1 ? namedPart({ whole, part: names[kind] }) : names[kind];
        return { kind, sentAs: numberedFileKind(kind, displayId), label, bankName, accountNumber };
      }),
  );
  return first && [first, ...others];
}
