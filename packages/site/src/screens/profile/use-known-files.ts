import type { Profile } from "@kaitori/wire";
import { useState } from "react";
import { useSite } from "../../SiteProvider.tsx";

/** Tells the store of uploads what the server has already: before the first render, so that nothing flickers. */
export function useKnownFiles({ addfiles }: Profile) {
  const site = useSite();
  useState(() => site.uploads.know(addfiles));
}
