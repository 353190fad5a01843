import type { ApiError } from "@kaitori/api-client";
import { useState } from "react";
import { type Outcome, useAttempt } from "./use-attempt.ts";

export function useAction() {
  const attemptTo = useAttempt();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  return {
    isBusy,
    failure,
    clearFailure: () => setFailure(null),
    /** Busy until the work settles. `hidesFailure` excludes failures that another part of the page shows. */
    async attempt(
      work: () => Promise<unknown>,
      hidesFailure: (error: ApiError) => boolean = () => false,
    ): Promise<Outcome> {
      setBusy(true);
      setFailure(null);
      const outcome = await attemptTo(work);
      setBusy(false);
      if (!outcome.ok && !hidesFailure(outcome.error)) setFailure(outcome.error);
      return outcome;
    },
  };
}
