import { bankAccountCopy } from "@kaitori/brand/copy/bank-account";
import { type PastedAccount, parseBankString } from "@kaitori/domain";
import { Button, Stack, TextField } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "#parts/brand/use-copy.ts";
import { Disclosure } from "#parts/disclosure/Disclosure.tsx";

/** Fills five fields from one pasted line (R5.6). */
export function PasteAccount({ onRead }: { onRead: (account: PastedAccount) => Promise<void> }) {
  const words = useCopy(bankAccountCopy);
  const [text, setText] = useState("");
  const [state, setState] = useState<"waiting" | "read" | "failed">("waiting");
  const readPaste = async () => {
    const account = parseBankString(text);
    if (account) await onRead(account);
    setState(account ? "read" : "failed");
  };
  return (
    <Disclosure title={words.pasteTitle}>
      <Stack gap="m" align="start">
        <TextField
          label={words.pasteLabel}
          hint={words.pasteHint}
          hidesOptionalMark
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={state === "failed" && words.pasteFailed}
          below={<div role="status">{state === "read" && words.pasteRead}</div>}
        />
        <Button tone="secondary" onClick={() => void readPaste()}>
          {words.pasteButton}
        </Button>
      </Stack>
    </Disclosure>
  );
}
