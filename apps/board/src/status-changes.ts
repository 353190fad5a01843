import type { moves } from "@kaitori/domain";
import type { Screen } from "./screens.ts";

const stateAfterMove = {
  submit: { name: "申し込み", story: "screens-entrycomplete--received" },
  buy: { name: "買い取りの判断", story: "screens-entrydetail--reviewed" },
  refuse: { name: "一部の見送り", story: "screens-entrydetail--one-not-bought" },
  askAgain: { name: "差し戻し", story: "screens-entrydetail--something-inadequate" },
  resubmit: { name: "再提出", story: "screens-entrydetail--under-review" },
  offer: { name: "条件の提示", story: "screens-contract--offered" },
  contract: { name: "契約", story: "screens-contractcomplete--contracted" },
  cancel: { name: "取り下げ", story: "screens-entrydetail--cancelled" },
  reject: { name: "見送り", story: "screens-entrydetail--rejected" },
  endOffer: { name: "条件の期限切れ", story: "screens-entrydetail--offer-ended" },
  endSale: { name: "お支払いの前の解除", story: "screens-entrydetail--contract-ended" },
  endContract: { name: "お支払いの前の解除", story: "screens-entrydetail--contract-ended" },
  payOut: { name: "入金", story: "screens-entrydetail--transferred" },
  delay: { name: "引き渡しの遅延", story: "screens-entrydetail--delayed" },
  handOver: { name: "代金の引き渡し", story: "screens-mypagehandovers--money-to-hand-over" },
  undoHandOver: { name: "引き渡しの訂正", story: "screens-mypagehandovers--money-to-hand-over" },
  settle: { name: "取引先の支払不能", story: "screens-entrydetail--settled-and-closed" },
  settleUncollectable: { name: "回収の見込みなし", story: "screens-entrydetail--uncollectable-and-closed" },
  close: { name: "完了", story: "screens-entrydetail--archived" },
  endDelay: { name: "引き渡しの遅延の終わり", story: "screens-entrydetail--received-in-part" },
  unsettle: { name: "支払不能の後の入金", story: "screens-entrydetail--payers-insolvent" },
  reopen: { name: "完了の後の入金", story: "screens-entrydetail--payers-insolvent" },
} as const satisfies Record<keyof typeof moves, Screen["states"][number]>;

const stories = [...new Set(Object.values(stateAfterMove).map(({ story }) => story))];

/** All status changes of an entry; those with the same screen share a picture. */
export const statusChanges: Screen = {
  id: "Stages",
  name: "取引の段階（すべての動き）",
  states: stories.map((story) => ({
    story,
    name: Object.values(stateAfterMove)
      .filter((move) => move.story === story)
      .map(({ name }) => name)
      .join("・"),
  })),
};
