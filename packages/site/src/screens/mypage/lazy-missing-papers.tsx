import { lazyModule } from "#foundation/updates/lazy-module.ts";
import type { MissingPapersProps } from "./MissingPapers.tsx";

/** Loaded only for users whose papers are asked for again. */
export const missingPapers = lazyModule(() => import("./MissingPapers.tsx"));

export function LazyMissingPapers(props: MissingPapersProps) {
  const module = missingPapers.get();
  return module && <module.MissingPapers {...props} />;
}
