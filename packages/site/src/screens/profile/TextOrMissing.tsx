import { profileCopy } from "@kaitori/brand/copy/profile";
import { StatusBadge, Text } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface TextOrMissingProps {
  readonly children: string;
  /** It may stay away: that there is none yet asks for nothing. */
  readonly optional?: boolean;
}

/** A text, or that there is none yet: what is needed is marked as something to do. */
export function TextOrMissing({ children, optional = false }: TextOrMissingProps) {
  const { notEntered, notEnteredOptional } = useCopy(profileCopy);
  if (children !== "") return children;
  if (!optional) return <StatusBadge tone="caution">{notEntered}</StatusBadge>;
  return (
    <Text as="span" tone="quiet">
      {notEnteredOptional}
    </Text>
  );
}
