import type { ReauthRequiredError } from "@kaitori/api-client";
import { reauthCopy } from "@kaitori/brand/copy/reauth";
import { Button } from "@kaitori/ui";
import { useCallback, useEffect } from "react";
import { useRevalidator } from "react-router";
import { serverSentenceOf } from "#foundation/errors/error-page.ts";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** Asks for the password that the server requires for this page, then loads the page (R8.11). */
export function ProofRequired({ error }: { error: ReauthRequiredError }) {
  const words = useCopy(reauthCopy);
  const { reauth } = useSite();
  const { revalidate } = useRevalidator();
  const ask = useCallback(async () => {
    if (await reauth.requestLogin("passwordRequired")) await revalidate();
  }, [reauth, revalidate]);
  useEffect(() => void ask(), [ask]);
  return (
    <>
      <ErrorScreen
        status={error.status}
        title={words.title}
        note={words.text}
        sentence={serverSentenceOf(error)}
        action={<Button onClick={() => void ask()}>{words.submit}</Button>}
      />
      <ReauthDialog />
    </>
  );
}
