import { href } from "@kaitori/domain";
import type { PreEntryResult } from "@kaitori/wire";
import type { Site } from "../../foundation/site/site.ts";

/** Whoever can apply goes on at once and hears so there; only who cannot has a result to read. */
export function placeAfter({ notice }: Pick<Site, "notice">, { declined }: PreEntryResult): string {
  if (declined) return href.preEntryResult();
  notice.say("preEntryPassed");
  return href.registerProfile();
}
