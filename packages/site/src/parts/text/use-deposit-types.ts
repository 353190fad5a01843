import { specificationCopy } from "@kaitori/brand/copy/specification";
import type { ClaimDepositType, DepositType } from "@kaitori/domain";
import { useCopy } from "../brand/use-copy.ts";

/** Labels of account types; 当座 is named differently in a claim (R3.3). */
export function useDepositTypes(): Readonly<Record<DepositType | ClaimDepositType, string>> {
  const { depositTypeOrdinary, depositTypeChecking } = useCopy(specificationCopy);
  return { ordinary: depositTypeOrdinary, checking: depositTypeChecking, current: depositTypeChecking };
}
