import { identityCopy } from "@kaitori/brand/copy/identity";
import { IdentityConfirmation, identityStatusToday, mustResubmitIdentity } from "@kaitori/domain";
import type { BannerProps } from "@kaitori/ui";
import type { Profile } from "@kaitori/wire";
import { readToday } from "#foundation/clock/clock.ts";
import { useSession } from "#foundation/site/SiteProvider.tsx";
import { useCopy } from "#parts/brand/use-copy.ts";
import { useDates } from "#parts/text/use-dates.ts";

const { confirming, inadequate, confirmed, notSubmitted, expired } = IdentityConfirmation;

interface IdentityStatus {
  readonly mustResubmit: boolean;
  readonly tone: NonNullable<BannerProps["tone"]>;
  readonly status: string;
  readonly help: string;
}

export function useIdentity(
  profile: Pick<Profile, "identity_confirmation" | "identity_reason" | "can_edit_name">,
): IdentityStatus {
  const dates = useDates();
  const words = useCopy(identityCopy);
  const session = useSession();
  const validDate = session.kind === "user" ? session.user.identity_valid_date : null;
  const identity = { ...profile, identity_valid_date: validDate };
  const today = readToday();
  const confirmedHelp = profile.can_edit_name ? words.confirmedHelp : words.confirmedInUseHelp;
  const states: Record<IdentityConfirmation, Omit<IdentityStatus, "mustResubmit">> = {
    [confirming]: { tone: "notice", status: words.confirming, help: words.confirmingHelp },
    [inadequate]: {
      tone: "critical",
      status: words.inadequate,
      help: profile.identity_reason ?? words.inadequateHelp,
    },
    [confirmed]: {
      tone: "positive",
      status: words.confirmed,
      help: validDate ? confirmedHelp({ date: dates.day(validDate) }) : "",
    },
    [notSubmitted]: {
      tone: "caution",
      status: words.notSubmitted,
      help: profile.identity_reason ?? words.notSubmittedHelp,
    },
    [expired]: { tone: "critical", status: words.expired, help: words.expiredHelp },
  };
  return {
    mustResubmit: mustResubmitIdentity(identity, today),
    ...states[identityStatusToday(identity, today)],
  };
}
