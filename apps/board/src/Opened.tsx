import { Button, Dialog, Text } from "@kaitori/ui";
import { useState } from "react";
import { brands } from "./brands.ts";
import { beginAt, type Decided, type Drawn } from "./draft.ts";
import { Select } from "./Select.tsx";
import { texts } from "./texts.ts";

export interface OpenedProps {
  readonly drawn: Drawn;
  readonly isUnsaved: boolean;
  readonly decided: Decided;
  readonly onOpen: (drawn: Drawn) => void;
}

/** Choice of the open brand. Choosing another asks first, if unsaved work would be lost. */
export function Opened({ drawn, isUnsaved, decided, onOpen }: OpenedProps) {
  const [wanted, setWanted] = useState<string>();
  const choose = (name: string) => (isUnsaved ? setWanted(name) : onOpen(beginAt(name, decided)));
  const leave = () => {
    if (wanted !== undefined) onOpen(beginAt(wanted, decided));
    setWanted(undefined);
  };
  return (
    <>
      <Select
        label={texts.opened}
        options={[
          ["", texts.beginNew],
          ...brands.map(({ name, settings }) => [name, settings.serviceName] as const),
        ]}
        value={drawn.opened}
        onChange={choose}
      />
      {isUnsaved && (
        <Button tone="quiet" onClick={() => setWanted(drawn.opened)}>
          {texts.asOpened}
        </Button>
      )}
      <Dialog
        open={wanted !== undefined}
        title={texts.leaveTitle}
        actions={
          <>
            <Button tone="danger" onClick={leave}>
              {texts.leave}
            </Button>
            <Button tone="secondary" onClick={() => setWanted(undefined)}>
              {texts.stay}
            </Button>
          </>
        }
        onClose={() => setWanted(undefined)}
      >
        <Text>{texts.leaveText}</Text>
      </Dialog>
    </>
  );
}
