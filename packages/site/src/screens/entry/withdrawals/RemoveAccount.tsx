import { commonCopy } from "@kaitori/brand/copy/common";
import { withdrawalsCopy } from "@kaitori/brand/copy/withdrawals";
import { Button, Dialog, Text } from "@kaitori/ui";
import { useState } from "react";
import { useCopy } from "../../../use-copy.ts";

export interface RemoveAccountProps {
  /** What the account is called in the question. */
  readonly name: string;
  readonly onRemove: () => void;
}

/** Takes an account away with its files; asks first, because the files are gone. */
export function RemoveAccount({ name, onRemove }: RemoveAccountProps) {
  const words = useCopy(withdrawalsCopy);
  const common = useCopy(commonCopy);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {words.removeAccount}
      </Button>
      {isAsking && (
        <Dialog
          open
          title={words.removeQuestion({ bank: name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button tone="danger" onClick={onRemove}>
                {common.delete}
              </Button>
              <Button tone="secondary" onClick={() => setAsking(false)}>
                {common.cancel}
              </Button>
            </>
          }
        >
          <Text>{words.removeText}</Text>
        </Dialog>
      )}
    </>
  );
}
