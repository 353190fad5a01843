import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { isIdentityConfirmed, mustResubmitIdentity } from "@kaitori/domain";
import { Stack, StatusBadge, Text } from "@kaitori/ui";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";

export function IdentityBadge() {
  const words = useCopy(identityCopy);
  if (useIdentityHold() !== "identityConfirming") return null;
  return <StatusBadge tone="notice">{`${words.title}：${words.confirming}`}</StatusBadge>;
}

export function IdentityConfirming() {
  const statuses = useCopy(entryStatusCopy);
  if (useIdentityHold() !== "identityConfirming") return null;
  return (
    <Stack gap="xs" align="start">
      <IdentityBadge />
      <Text>{statuses.identityConfirming}</Text>
    </Stack>
  );
}

/** Why the user cannot contract yet: identity papers are missing, or the desk still checks them. */
export function useIdentityHold(): "identityToSend" | "identityConfirming" | null {
  const session = useSession();
  if (session.kind !== "user") return null;
  const today = readToday();
  if (isIdentityConfirmed(session.user, today)) return null;
  return mustResubmitIdentity(session.user, today) ? "identityToSend" : "identityConfirming";
}
