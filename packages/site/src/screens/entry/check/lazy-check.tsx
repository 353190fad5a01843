import { type ComponentType, useEffect, useState } from "react";
import { fetched } from "#foundation/updates/fetched.ts";
import type { CheckProps } from "./Check.tsx";

let Check: ComponentType<CheckProps> | undefined;

/** The check is a chunk of its own, so that the form of the invoices loads without it. */
export async function fetchCheck(): Promise<void> {
  Check ??= (await fetched(import("./Check.tsx"))).Check;
}

/** The check. It is usually loaded by now: the form fetches it before it navigates here. */
export function LazyCheck(props: CheckProps) {
  const [, setFetched] = useState(Check !== undefined);
  useEffect(() => {
    // Not loaded when the user comes here by the browser's forward button.
    if (!Check) void fetchCheck().then(() => setFetched(true));
  }, []);
  return Check && <Check {...props} />;
}
