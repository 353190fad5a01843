import type { noticesCopy } from "@kaitori/brand/copy/notices";
import { createStore, type StoreApi } from "zustand/vanilla";

/** Why somebody finds themselves on this page: said once on arrival, in the words of the `notices` copy. */
export type ArrivalNotice = keyof (typeof noticesCopy)["texts"];

export type NoticeStore = StoreApi<ArrivalNotice | null>;

export const createNotice = (): NoticeStore => createStore<ArrivalNotice | null>(() => null);
