import { specificationCopy } from "@kaitori/brand/copy/specification";
import type { ClaimDepositType, DepositType } from "@kaitori/domain";
import { useCopy } from "../brand/use-copy.ts";

/** The names of the kinds of an account; 当座 has one name in an account and another in that of a claim (R3.3). */
export function useDepositTypes(): Readonly<Record<DepositType | ClaimDepositType, string>> {
  const { depositTypeOrdinary, depositTypeChecking } = useCopy(specificationCopy);
  return { ordinary: depositTypeOrdinary, checking: depositTypeChecking, current: depositTypeChecking };
}
