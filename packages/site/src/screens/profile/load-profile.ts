import { getFormDraft, getProfile } from "@kaitori/wire";
import type { LoadArgs } from "#foundation/site/screen-module.ts";

/** A profile, and what was typed into its form and not sent yet. */
export async function loadProfile({ site }: Pick<LoadArgs, "site">, draft: string) {
  const [profile, kept] = await Promise.all([
    site.api.call(getProfile),
    site.api.call(getFormDraft, { params: { name: draft } }),
  ]);
  return { profile, kept };
}
