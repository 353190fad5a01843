import { href } from "@kaitori/domain";
import type { PreEntryResult } from "@kaitori/wire";
import type { Site } from "#foundation/site/site.ts";

/** An accepted applicant goes on at once and is notified there; only a declined one gets a result page. */
export function placeAfter({ notice }: Pick<Site, "notice">, { declined }: PreEntryResult): string {
  if (declined) return href.preEntryResult();
  notice.say("preEntryPassed");
  return href.registerProfile();
}
