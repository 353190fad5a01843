import type { ApiError } from "@kaitori/api-client";
import { getUploadAddress, type Id } from "@kaitori/wire";
import { useState } from "react";
import { useAttempt } from "../../../foundation/errors/use-attempt.ts";
import { useSite } from "../../../foundation/site/SiteProvider.tsx";

/** Fetches a paper that was handed in. Its address holds for minutes only and is handed out as a download. */
export function useOpenPaper() {
  const { api, brand } = useSite();
  const attemptTo = useAttempt();
  const [failure, setFailure] = useState<ApiError | null>(null);
  return {
    failure,
    async open(id: Id) {
      const outcome = await attemptTo(async () => {
        const { url } = await api.call(getUploadAddress, { params: { id } });
        location.assign(new URL(url, brand.settings.apiHost ?? location.href));
      });
      setFailure(outcome.ok ? null : outcome.error);
    },
  };
}
