import type { Profile } from "@kaitori/wire";
import { useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";

/** Tells the store of uploads what the server has already: before the first render, so that nothing flickers. */
export function useKnownFiles({ addfiles }: Pick<Profile, "addfiles">) {
  const site = useSite();
  useState(() => uploadsOf(site).know(addfiles));
}
