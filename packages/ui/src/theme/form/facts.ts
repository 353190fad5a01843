import type { Form, Table } from "./table.ts";

const plainFacts = {
  factsColumns: "minmax(0,1fr)",
  factPad: "8px 0",
  factLine: "1px solid var(--colour-hairline)",
  factRadius: "0",
  factGround: "none",
  factFlow: "grid",
  factValueStart: "0",
  factValueAt: "start",
  factValueRoom: "none",
  factNarrow: "minmax(0,1fr) auto",
  factWide: "12rem minmax(0,1fr) auto",
  factRoomy: "15rem minmax(0,1fr) auto",
  factAskedSize: "var(--type-base)",
  factValueColumn: "2",
  factActionColumn: "3",
  factActionRow: "1",
} as const satisfies Partial<Form>;

/** Layout of questions and answers. */
export const facts = {
  rows: plainFacts,
  // As in an account book: a dotted line leads to the answer at its end.
  leaders: {
    ...plainFacts,
    factLine: "1px dotted var(--colour-edge)",
    factFlow: "flex",
    factValueStart: "auto",
    factValueAt: "end",
    factValueRoom: "calc(100% - 16rem)",
  },
  stripes: {
    ...plainFacts,
    factPad: "10px 12px",
    factLine: "0",
    factRadius: "10px",
    factGround: "color-mix(in srgb,var(--colour-brand) 6%,transparent)",
  },
  // A small question with the answer below it, two in a row if there is room.
  tiles: {
    ...plainFacts,
    factsColumns: "repeat(auto-fit,minmax(min(100%,13rem),1fr))",
    factLine: "0",
    factNarrow: "minmax(0,1fr)",
    factWide: "minmax(0,1fr)",
    factRoomy: "minmax(0,1fr)",
    factAskedSize: "var(--type-small)",
    factValueColumn: "1",
    factActionColumn: "2",
    factActionRow: "1 / span 2",
  },
} as const satisfies Table<"facts">;
