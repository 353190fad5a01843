import type { ToastMessage } from "@kaitori/ui";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Short messages over any page, such as "saved" or "failed". */
export interface Toasts {
  readonly store: StoreApi<readonly ToastMessage[]>;
  show(tone: ToastMessage["tone"], message: string): void;
  dismiss(id: string): void;
}

export function createToasts(): Toasts {
  const store = createStore<readonly ToastMessage[]>(() => []);
  let count = 0;
  return {
    store,
    show(tone, message) {
      count += 1;
      // A repeated message replaces the earlier one, so that a screen reader speaks it again.
      const otherToasts = store.getState().filter((toast) => toast.message !== message);
      store.setState([...otherToasts, { id: String(count), tone, message }], true);
    },
    dismiss(id) {
      store.setState(
        store.getState().filter((toast) => toast.id !== id),
        true,
      );
    },
  };
}
