import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

export const useSession = () => useStore(useSite().session.store);
