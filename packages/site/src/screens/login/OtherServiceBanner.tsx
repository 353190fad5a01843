import { loginCopy } from "@kaitori/brand/copy/login";
import { Banner, ButtonLink } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export interface OtherService {
  readonly service: string | undefined;
  /** Absent if the server's address is not allowed. */
  readonly loginUrl: string | undefined;
  readonly message: string | undefined;
}

export default function OtherServiceBanner({ service, loginUrl, message }: OtherService) {
  const words = useCopy(loginCopy);
  const host = loginUrl && new URL(loginUrl).host;
  const name = service && host ? words.namedHost({ service, host }) : (host ?? "");
  return (
    <Banner
      tone="notice"
      role="alert"
      title={words.otherService({ service: service ?? host ?? "" })}
      action={
        loginUrl && <ButtonLink href={loginUrl}>{words.otherServiceLink({ service: name })}</ButtonLink>
      }
    >
      {message}
    </Banner>
  );
}
