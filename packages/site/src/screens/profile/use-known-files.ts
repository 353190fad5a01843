import type { Profile } from "@kaitori/wire";
import { useState } from "react";
import { useSite } from "#foundation/site/SiteProvider.tsx";
import { uploadsOf } from "#foundation/uploads/uploads-of.ts";

/** Adds the server's files to the upload store before the first render, to avoid flicker. */
export function useKnownFiles({ addfiles }: Pick<Profile, "addfiles">) {
  const site = useSite();
  useState(() => uploadsOf(site).add(addfiles));
}
