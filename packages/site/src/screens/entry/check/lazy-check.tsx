import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { lazyModule } from "#foundation/updates/load-chunk.ts";
import type { CheckProps } from "./Check.tsx";
import { waiting } from "./lazy-check.css.ts";

/** The check is a chunk of its own, so that the form of the invoices loads without it. */
const check = lazyModule(() => import("./Check.tsx"));
export const fetchCheck = check.fetch;

/** The check, usually preloaded by the form. */
export function LazyCheck(props: CheckProps) {
  const module = check.get();
  const [, setFetched] = useState(module !== undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // After a reload, the browser's buttons show the check without its chunk. If it cannot be fetched, the loader, which
    // fetches it again, reports the failure (R8.12).
    if (!check.get()) void fetchCheck().then(() => setFetched(true), revalidate);
  }, [revalidate]);
  return module ? <module.Check {...props} /> : <div className={waiting} />;
}
