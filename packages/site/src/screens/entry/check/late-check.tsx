import { type ComponentType, useEffect, useState } from "react";
import { fetched } from "#foundation/updates/fetched.ts";
import type { CheckProps } from "./Check.tsx";

let Check: ComponentType<CheckProps> | undefined;

/** Who fills in the invoices does not pay for the page that comes after. */
export async function fetchCheck(): Promise<void> {
  Check ??= (await fetched(import("./Check.tsx"))).Check;
}

/** The check, which is there already as a rule: it is fetched before anybody is led to it. */
export function LateCheck(props: CheckProps) {
  const [, setFetched] = useState(Check !== undefined);
  useEffect(() => {
    // The browser's own way forward leads here too.
    if (!Check) void fetchCheck().then(() => setFetched(true));
  }, []);
  return Check && <Check {...props} />;
}
