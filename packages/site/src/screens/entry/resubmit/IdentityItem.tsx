import { resubmitCopy } from "@kaitori/brand/copy/resubmit";
import { href, mustResubmitIdentity } from "@kaitori/domain";
import { Link, Text } from "@kaitori/ui";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/session/use-session.ts";
import { useCopy } from "#parts/brand/use-copy.ts";

/** Identity documents have their own place, the profile (R4.9). */
export function IdentityItem({ id }: { id: string }) {
  const words = useCopy(resubmitCopy);
  const session = useSession();
  const isMissing = session.kind === "user" && mustResubmitIdentity(session.user, readToday());
  return isMissing ? (
    <Link id={id} variant="standalone" href={`${href.profile()}#identity`}>
      {words.identityWay}
    </Link>
  ) : (
    <Text id={id}>{words.identityDone}</Text>
  );
}
