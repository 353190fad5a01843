import type { AdditionName } from "@kaitori/domain";
import { useStore } from "zustand";
import { useSite } from "../SiteProvider.tsx";

/** Whether the server has an addition, as long as it is not found to be absent while the page is open. */
export const useHas = (addition: AdditionName): boolean =>
  useStore(useSite().server.store, (had) => had.has(addition));
