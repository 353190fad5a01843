import { entryStatusCopy } from "@kaitori/brand/copy/entry-status";
import { identityCopy } from "@kaitori/brand/copy/identity";
import { Stack, StatusBadge, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useIdentityHold } from "./use-identity-hold.ts";

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
