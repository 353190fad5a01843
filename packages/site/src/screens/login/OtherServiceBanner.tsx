import { loginCopy } from "@kaitori/brand/copy/login";
import { Banner, ButtonLink } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface OtherService {
  readonly service: string;
  /** Absent when the server named an address that the brand's settings do not know. */
  readonly loginUrl: string | undefined;
  /** What the server says of it. */
  readonly message: string | undefined;
}

/** The account belongs to another service: which, and where it logs in (R8.3). */
export function OtherServiceBanner({ service, loginUrl, message }: OtherService) {
  const words = useCopy(loginCopy);
  return (
    <Banner
      tone="notice"
      role="alert"
      title={words.otherService({ service })}
      action={loginUrl && <ButtonLink href={loginUrl}>{words.otherServiceLink({ service })}</ButtonLink>}
    >
      {message}
    </Banner>
  );
}
