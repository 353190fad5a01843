import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { lazyModule } from "#foundation/updates/load-chunk.ts";
import type { CheckProps } from "./Check.tsx";
import { placeholder } from "./lazy-check.css.ts";

/** A separate chunk, because the invoice form does not need it. */
const checkModule = lazyModule(() => import("./Check.tsx"));
export const fetchCheck = checkModule.fetch;

/** The check page; the invoice form usually preloads it. */
export function LazyCheck(props: CheckProps) {
  const module = checkModule.get();
  const [, setFetched] = useState(module !== undefined);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // After a reload, Back or Forward may open the check page before its chunk is loaded. If it cannot be fetched, the
    // loader fetches it again and reports the failure (R8.12).
    if (!checkModule.get()) void fetchCheck().then(() => setFetched(true), revalidate);
  }, [revalidate]);
  return module ? <module.Check {...props} /> : <div className={placeholder} />;
}
