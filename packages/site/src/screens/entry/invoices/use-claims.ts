import { addClaimIssues, type Issue } from "@kaitori/domain";
import { useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { useLocation } from "react-router";
import { blankClaim } from "../../../entry/claim/claim-values.ts";
import { useIssueText } from "../../../forms/issue-text.ts";
import type { JudgedForm } from "../../../forms/use-judged-form.ts";
import { ofClaim } from "./claim-warnings.ts";
import type { InvoiceValues } from "./invoice-values.ts";
import { useJudge } from "./use-judge.ts";

/** Where an invoice stands on the page, for links that lead to it. */
export const claimPlace = (displayId: number) => `claim-${displayId}`;

/** The invoices of the form, of which one at a time is open. */
export function useClaims({ form }: JudgedForm<InvoiceValues>) {
  const textOf = useIssueText();
  const judge = useJudge();
  const { hash } = useLocation();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "claims" });
  const [open, setOpen] = useState(() => openAtFirst(form.getValues().claims, judge(form.getValues()), hash));
  const [wasPressed, setPressed] = useState(hash !== "");
  // Never used twice: a file that is still being deleted must not turn up at a new invoice.
  const highest = useRef(0);
  const [refusal, setRefusal] = useState<string>();
  const show = (displayId: number | null) => {
    setOpen(displayId);
    setPressed(true);
    setRefusal(undefined);
  };
  return {
    fields,
    open,
    show,
    /** Somebody asked for the invoice that is open: it takes the focus. */
    wasPressed,
    /** Why another invoice was not taken: it would be the sixth (R5.9). */
    refusal,
    add() {
      const others = form.getValues("claims");
      const [issue] = addClaimIssues(others);
      if (issue) return setRefusal(textOf(issue));
      highest.current = Math.max(highest.current, ...others.map(({ displayId }) => displayId)) + 1;
      const claim = blankClaim(highest.current, others);
      append(claim, { shouldFocus: false });
      show(claim.displayId);
    },
    remove(index: number) {
      highest.current = Math.max(highest.current, fields[index]?.displayId ?? 0);
      remove(index);
      show(null);
    },
  };
}
export type Claims = ReturnType<typeof useClaims>;

/** The one that a link leads to, else the first that is not filled in yet. */
function openAtFirst(claims: InvoiceValues["claims"], issues: readonly Issue[], hash: string) {
  const wanted =
    claims.find(({ displayId }) => hash === `#${claimPlace(displayId)}`) ??
    claims.find((_claim, index) => ofClaim(issues, index).length > 0);
  return wanted?.displayId ?? null;
}
