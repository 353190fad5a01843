import type { AdditionName } from "@kaitori/domain";
import { useState } from "react";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

/** Whether the server has an addition, as long as it is not found to be absent while the page is open. */
export const useHas = (addition: AdditionName): boolean =>
  useStore(useSite().server.store, (had) => had.has(addition));

/** The same as it was when the part was opened: what turns out at the press is said there, and is gone the next time. */
export function useHadWhenOpened(addition: AdditionName): boolean {
  const { server } = useSite();
  const [had] = useState(() => server.has(addition));
  return had;
}
