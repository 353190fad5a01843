import { Button, Dialog, Text } from "@kaitori/ui";
import { useState } from "react";
import { brands } from "./brands.ts";
import { type BoardDraft, openDraft, type SavedTokens } from "./draft.ts";
import { Select } from "./Select.tsx";
import { texts } from "./texts.ts";

export interface BrandPickerProps {
  readonly draft: BoardDraft;
  readonly isUnsaved: boolean;
  readonly savedTokens: SavedTokens;
  readonly onOpen: (draft: BoardDraft) => void;
}

/** Chooses the open brand; asks first if unsaved work would be lost. */
export function BrandPicker({ draft, isUnsaved, savedTokens, onOpen }: BrandPickerProps) {
  const [nextBrand, setNextBrand] = useState<string>();
  const choose = (name: string) => (isUnsaved ? setNextBrand(name) : onOpen(openDraft(name, savedTokens)));
  const leave = () => {
    if (nextBrand !== undefined) onOpen(openDraft(nextBrand, savedTokens));
    setNextBrand(undefined);
  };
  return (
    <>
      <Select
        label={texts.opened}
        options={[
          ["", texts.beginNew],
          ...brands.map(({ name, settings }) => [name, settings.serviceName] as const),
        ]}
        value={draft.opened}
        onChange={choose}
      />
      {isUnsaved && (
        <Button tone="subtle" onClick={() => setNextBrand(draft.opened)}>
          {texts.revert}
        </Button>
      )}
      <Dialog
        open={nextBrand !== undefined}
        title={texts.leaveTitle}
        actions={
          <>
            <Button tone="danger" onClick={leave}>
              {texts.leave}
            </Button>
            <Button tone="secondary" onClick={() => setNextBrand(undefined)}>
              {texts.stay}
            </Button>
          </>
        }
        onClose={() => setNextBrand(undefined)}
      >
        <Text>{texts.leaveText}</Text>
      </Dialog>
    </>
  );
}
