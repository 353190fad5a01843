import { useStore } from "zustand";
import { useSite } from "../SiteProvider.tsx";

export const useSession = () => useStore(useSite().session.store);
