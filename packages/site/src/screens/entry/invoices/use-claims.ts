import { addClaimIssues, claimFileLabels, type Issue } from "@kaitori/domain";
import type { BankAccount } from "@kaitori/wire";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { useLocation } from "react-router";
import { blankClaim, type ClaimValues, copyOfClaim } from "#application/entry/claim/claim-values.ts";
import { type FocusTarget, focusAfterRemoval } from "#application/entry/step/focus-after-removal.ts";
import { useIssueText } from "#foundation/forms/issue-text.ts";
import type { ValidatedForm } from "#foundation/forms/use-validated-form.ts";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";
import { issuesOfClaim, useValidateInvoices } from "./invoice-issues.ts";
import type { InvoiceValues } from "./invoice-values.ts";

export const claimHeadingId = (displayId: number) => `claim-${displayId}`;

/** The display id of the open invoice, kept while the check page is shown; null if none, undefined at first. */
export type LastOpenClaim = RefObject<number | null | undefined>;

/** The invoices of the form, of which one at a time is open. */
export function useClaims(
  { hookForm }: ValidatedForm<InvoiceValues>,
  ownAccount: BankAccount | null,
  lastOpenClaim: LastOpenClaim,
  hasRefusalWarning: (claim: ClaimValues) => boolean,
) {
  const uploads = uploadsOf(useSite());
  const textOf = useIssueText();
  const validate = useValidateInvoices();
  const { hash } = useLocation();
  const { fields, append, insert, remove } = useFieldArray({ control: hookForm.control, name: "claims" });
  const [openId, setOpenId] = useState(() =>
    hash === "" && lastOpenClaim.current !== undefined
      ? lastOpenClaim.current
      : initiallyOpenId(hookForm.getValues().claims, validate(hookForm.getValues()), hash, hasRefusalWarning),
  );
  useEffect(() => {
    lastOpenClaim.current = openId;
  }, [lastOpenClaim, openId]);
  const [focusTarget, setFocusTarget] = useState<FocusTarget | undefined>(
    hash === "" || openId === null ? undefined : { displayId: openId },
  );
  // Ids are never reused, because a file that is still being deleted must not appear at a new invoice.
  const highestId = useRef(0);
  const [limitMessage, setLimitMessage] = useState<string>();
  const openWithoutFocus = (displayId: number | null) => {
    setOpenId(displayId);
    setFocusTarget(undefined);
    setLimitMessage(undefined);
  };
  const openAndFocus = (displayId: number) => {
    openWithoutFocus(displayId);
    setFocusTarget({ displayId });
  };
  const [removed, setRemoved] = useState<{ readonly claim: ClaimValues; readonly index: number } | null>(
    null,
  );
  const deleteFiles = (claimToDelete: typeof removed) => {
    if (!claimToDelete) return;
    const kinds: ReadonlySet<string> = new Set(Object.values(claimFileLabels(claimToDelete.claim)));
    for (const { key, kind } of uploads.store.getState()) if (kinds.has(kind)) void uploads.remove(key);
  };
  const deleteFilesOnLeave = useEffectEvent(() => deleteFiles(removed));
  useEffect(() => () => deleteFilesOnLeave(), []);
  const addOne = (newClaim: (displayId: number, otherClaims: readonly ClaimValues[]) => ClaimValues) => {
    const others = hookForm.getValues("claims");
    const [issue] = addClaimIssues(others);
    if (issue) return setLimitMessage(textOf(issue));
    highestId.current = Math.max(highestId.current, ...others.map(({ displayId }) => displayId)) + 1;
    const claim = newClaim(highestId.current, others);
    append(claim, { shouldFocus: false });
    openAndFocus(claim.displayId);
  };
  const actions = {
    openAndFocus,
    copy: (index: number) =>
      addOne((displayId, others) => copyOfClaim(others[index] ?? blankClaim(displayId), displayId)),
    remove(index: number) {
      const claim = hookForm.getValues(`claims.${index}`);
      if (!claim) return;
      highestId.current = Math.max(highestId.current, claim.displayId);
      remove(index);
      openWithoutFocus(null);
      setFocusTarget(focusAfterRemoval(fields, index));
      deleteFiles(removed);
      setRemoved({ claim, index });
    },
  };
  return {
    fields,
    openId,
    actions,
    /** The element that takes the focus after the last action. */
    focusTarget,
    openWithoutFocus,
    close(displayId: number) {
      openWithoutFocus(null);
      setFocusTarget({ displayId });
    },
    /** The message that no further invoice can be added (R5.9). */
    limitMessage,
    add: () => addOne((displayId, others) => blankClaim(displayId, others, ownAccount)),
    /** The last removed invoice while it can be restored; afterwards its files are deleted. */
    removed,
    undo() {
      if (!removed) return;
      const [issue] = addClaimIssues(hookForm.getValues("claims"));
      if (issue) return setLimitMessage(textOf(issue));
      const { claim, index } = removed;
      setRemoved(null);
      insert(Math.min(index, hookForm.getValues("claims").length), claim, { shouldFocus: false });
      openAndFocus(claim.displayId);
    },
  };
}
export type Claims = ReturnType<typeof useClaims>;
export type ClaimActions = Claims["actions"];

/** The linked invoice, else the first that is incomplete or would be refused. */
function initiallyOpenId(
  claims: InvoiceValues["claims"],
  issues: readonly Issue[],
  hash: string,
  hasRefusalWarning: (claim: ClaimValues) => boolean,
) {
  const target =
    claims.find(({ displayId }) => hash === `#${claimHeadingId(displayId)}`) ??
    claims.find((_claim, index) => issuesOfClaim(issues, index).length > 0) ??
    claims.find(hasRefusalWarning);
  return target?.displayId ?? null;
}
