import type { ReauthRequiredError } from "@kaitori/api-client";
import { proofCopy } from "@kaitori/brand/copy/proof";
import { Button } from "@kaitori/ui";
import { useCallback, useEffect } from "react";
import { useRevalidator } from "react-router";
import { serverSentenceOf } from "#foundation/errors/server-sentence.ts";
import { ReauthDialog } from "#foundation/session/ReauthDialog.tsx";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

/** A page that the server shows after a proof only: the dialog asks for it, then the page is loaded (R8.11). */
export function ProofRequired({ error }: { error: ReauthRequiredError }) {
  const words = useCopy(proofCopy);
  const { reauth } = useSite();
  const { revalidate } = useRevalidator();
  const ask = useCallback(async () => {
    if (await reauth.ask("proof")) await revalidate();
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
