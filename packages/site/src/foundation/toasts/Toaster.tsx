import { ToastRegion } from "@kaitori/ui";
import { useStore } from "zustand";
import { useSite } from "../site/SiteProvider.tsx";

export function Toaster() {
  const { toasts } = useSite();
  return <ToastRegion toasts={useStore(toasts.store)} onDismiss={toasts.dismiss} />;
}
