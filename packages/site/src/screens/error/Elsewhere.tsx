import { errorsCopy } from "@kaitori/brand/copy/errors";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface ElsewhereProps {
  readonly address: string;
  /** The server's message. */
  readonly message: string | undefined;
}

/** The server redirects to a site that is not in the settings: asks before following (R8.4). */
export function Elsewhere({ address, message }: ElsewhereProps) {
  const words = useCopy(errorsCopy);
  const { host } = new URL(address);
  return (
    <EmptyState
      level={1}
      title={words.elsewhereTitle}
      action={<ButtonLink href={address}>{words.elsewhereLink({ host })}</ButtonLink>}
    >
      {message}
    </EmptyState>
  );
}
