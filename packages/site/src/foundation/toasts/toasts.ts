import type { ToastMessage } from "@kaitori/ui";
import { createStore } from "zustand/vanilla";

export type Toasts = ReturnType<typeof createToasts>;

export function createToasts() {
  const store = createStore<readonly ToastMessage[]>(() => []);
  let count = 0;
  return {
    store,
    show(tone: ToastMessage["tone"], message: string): void {
      count += 1;
      // A repeated message replaces the earlier one, so that a screen reader speaks it again.
      const otherToasts = store.getState().filter((toast) => toast.message !== message);
      store.setState([...otherToasts, { id: String(count), tone, message }], true);
    },
    dismiss(id: string): void {
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      );
    },
  };
}
