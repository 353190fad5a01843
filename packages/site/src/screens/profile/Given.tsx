import { profileCopy } from "@kaitori/brand/copy/profile";
import { Text } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";

/** A text, or that there is none yet. */
export function Given({ children }: { children: string }) {
  const { notEntered } = useCopy(profileCopy);
  if (children !== "") return children;
  return (
    <Text as="span" tone="quiet">
      {notEntered}
    </Text>
  );
}
