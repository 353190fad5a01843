import type { ApiError } from "@kaitori/api-client";
import { useState } from "react";
import { type Outcome, useAttempt } from "./use-attempt.ts";

export interface Action {
  readonly isBusy: boolean;
  /** Why the last attempt failed, until the next one begins. */
  readonly failure: ApiError | null;
  forgetFailure(): void;
  /** Busy until the work settles; `isShownElsewhere` filters failures shown by other parts. */
  attempt(work: () => Promise<unknown>, isShownElsewhere?: (error: ApiError) => boolean): Promise<Outcome>;
}

/** `useAttempt` with state for one button: busy, and the last failure. */
export function useAction(): Action {
  const attemptTo = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  return {
    isBusy,
    failure,
    forgetFailure: () => setFailure(null),
    async attempt(work, isShownElsewhere = () => false) {
      setBusy(true);
      setFailure(null);
      const outcome = await attemptTo(work);
      setBusy(false);
      if (!outcome.ok && !isShownElsewhere(outcome.error)) setFailure(outcome.error);
      return outcome;
    },
  };
}
