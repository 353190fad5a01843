import { getDraftEntry } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** What the steps have taken down so far. */
export const loadDraftEntry = async ({ site }: Pick<LoadArgs, "site">) => ({
  draft: await site.api.call(getDraftEntry),
});
