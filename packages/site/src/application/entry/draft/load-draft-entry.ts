import { getDraftEntry } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

export const loadDraftEntry = async ({ site }: Pick<LoadArgs, "site">) => ({
  draft: await site.api.call(getDraftEntry),
});
