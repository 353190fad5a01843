import { loginCopy } from "@kaitori/brand/copy/login";
import { ButtonLink, EmptyState } from "@kaitori/ui";
import { useCopy } from "../../use-copy.ts";

export interface OtherServiceProps {
  readonly loginUrl: string;
  readonly service: string | undefined;
  readonly message: string;
}

/** The account belongs to another service: says which, and leads to its login (R8.3). */
export function OtherService({ loginUrl, service, message }: OtherServiceProps) {
  const words = useCopy(loginCopy);
  return (
    <EmptyState
      level={1}
      title={service ? words.otherService({ service }) : message}
      action={<ButtonLink href={loginUrl}>{words.otherServiceLink({ service: service ?? "" })}</ButtonLink>}
    />
  );
}
