import { numberedFileKind } from "@kaitori/domain";
import { useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { type FocusTarget, focusAfterRemoval } from "#application/entry/step/focus-after-removal.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { unsortedFilesOf, uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { newAccount, paperKinds, type WithdrawalValues } from "./withdrawal-values.ts";

export function useAccounts({ hookForm, clearFormErrors }: ValidatedForm<WithdrawalValues>) {
  const site = useSite();
  const uploads = uploadsOf(site);
  const { fields, append, remove } = useFieldArray({ control: hookForm.control, name: "banks" });
  // Ids are never reused, because a file that is still being deleted must not appear at a new account.
  const highestId = useRef(0);
  highestId.current = Math.max(highestId.current, ...fields.map(({ displayId }) => displayId));

  const [focusTarget, setFocusTarget] = useState<FocusTarget>();

  return {
    list: fields,
    /** The element that takes the focus after the last action. */
    focusTarget,
    add: () => {
      const number = highestId.current + 1;
      append(newAccount(number), { shouldFocus: false });
      setFocusTarget({ displayId: number });
    },
    remove: (index: number) => {
      const number = fields[index]?.displayId;
      remove(index);
      clearFormErrors();
      if (number === undefined) return;
      setFocusTarget(focusAfterRemoval(fields, index));
      const kinds = new Set<string>(paperKinds.map((kind) => numberedFileKind(kind, number)));
      const unsorted = unsortedFilesOf(site);
      unsorted.setState(
        unsorted.getState().filter(({ pickerKey }) => pickerKey !== String(number)),
        true,
      );
      for (const row of uploads.store.getState()) if (kinds.has(row.kind)) void uploads.remove(row.key);
    },
  };
}
