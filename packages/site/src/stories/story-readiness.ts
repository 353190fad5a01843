import type { Readiness } from "@kaitori/domain";
import type { AnswersAtHand } from "#foundation/server-answers/entry-readiness.ts";
import type { Site } from "#foundation/site/site.ts";
import { readinessWithout } from "./drafts.ts";

/** One answer, or several in turn of which the last one stays. */
export type StoryReadiness = Readiness | readonly Readiness[];

/**
 * Says what an entry lacks instead of computing it from the story's server. A server of the specification is left to
 * the computation.
 */
export function fixReadiness({ brand, readiness, settings }: Site, given: StoryReadiness | undefined): void {
  if (given === undefined && brand.settings.server?.level === 0) return;
  const [...turns] = [given ?? readinessWithout()].flat();
  const fixed = {
    async load({ suppression }: AnswersAtHand = {}) {
      if (!suppression) await settings.load().catch(() => undefined);
      const now = (turns.length > 1 ? turns.shift() : turns[0]) ?? readinessWithout();
      readiness.store.setState(now, true);
      return now;
    },
    loadAhead: () => fixed.load(),
    takeAhead: () => undefined,
    follow: () => undefined,
  };
  Object.assign(readiness, fixed);
}
