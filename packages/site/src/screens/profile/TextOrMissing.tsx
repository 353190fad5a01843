import { profileCopy } from "@kaitori/brand/copy/profile";
import { StatusBadge, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export function TextOrMissing({ children, optional = false }: { children: string; optional?: boolean }) {
  const { notEntered, notEnteredOptional } = useCopy(profileCopy);
  if (children !== "") return children;
  if (!optional) return <StatusBadge tone="caution">{notEntered}</StatusBadge>;
  return (
    <Text as="span" tone="subtle">
      {notEnteredOptional}
    </Text>
  );
}
