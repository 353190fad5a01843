import { loginCopy } from "@kaitori/brand/copy/login";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface OtherServiceProps {
  readonly loginUrl: string;
  readonly service: string | undefined;
  /** The server's message. */
  readonly message: string | undefined;
}

/** Names the account's service and links to its login (R8.3). */
export function OtherService({ loginUrl, service, message }: OtherServiceProps) {
  const words = useCopy(loginCopy);
  const { host } = new URL(loginUrl);
  // Falls back to the host if the service has no name.
  const name = service ?? host;
  const to = service === undefined ? host : words.namedHost({ service, host });
  return (
    <EmptyState
      level={1}
      title={words.otherService({ service: name })}
      action={<ButtonLink href={loginUrl}>{words.otherServiceLink({ service: to })}</ButtonLink>}
    >
      {message}
    </EmptyState>
  );
}
