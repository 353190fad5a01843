import type { Brand } from "@kaitori/brand";
import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { copyOf } from "@kaitori/brand/text";
import { isIdentityConfirmed, mustResubmitIdentity, todayInTokyo, type WithIdentity } from "@kaitori/domain";

/** Returns the sentence of My Page about the identity; undefined if the identity is confirmed (R4.20). */
export function identityLine(
  { copy }: Pick<Brand, "copy">,
  applicant: WithIdentity,
  now: Date,
): string | undefined {
  const today = todayInTokyo(now);
  if (isIdentityConfirmed(applicant, today)) return undefined;
  const words = copyOf(copy, entryStatusCopy);
  return mustResubmitIdentity(applicant, today) ? words.identityToSend : words.identityConfirming;
}

export const paragraphOf = (line: string | undefined): string => (line === undefined ? "" : `\n\n${line}`);
