import type { Table } from "./table.ts";

const plainField = {
  fieldEdges: "1px",
  fieldRing: "2px",
  slotRing: "0px",
  fieldFill: "100%",
  fieldRadius: "var(--radius-control)",
  fieldInset: "var(--space-control-inset)",
  fieldRoom: "0px",
  fieldFlow: "flex",
  slotGap: "var(--space-s)",
  slotPad: "0",
  slotPadBeside: "0",
  slotPull: "0",
  slotEdges: "0",
  slotRadius: "0",
  slotGround: "none",
  slotGroundBeside: "none",
  labelSize: "1em",
  labelPad: "0",
  labelGround: "none",
  labelRule: "0",
};

/** Layout of a field and its label. */
export const fields = {
  plain: plainField,
  // The label lies on a strip, beside its box if there is room, as on a paper form.
  slips: {
    ...plainField,
    fieldRadius: "0",
    fieldFlow: "grid",
    slotPadBeside: "12px 0",
    slotGroundBeside: "linear-gradient(90deg,var(--colour-sunken) 12rem,transparent 0)",
    labelPad: "6px 12px",
    labelGround: "var(--colour-sunken)",
    labelRule: "3px",
  },
  // Question and answer in one box.
  cells: {
    ...plainField,
    // The box draws the border and the focus ring of its field.
    fieldEdges: "0",
    fieldRing: "0px",
    slotRing: "2px",
    fieldFill: "0%",
    fieldRadius: "0",
    fieldInset: "0px",
    // The field fills the box.
    fieldRoom: "100%",
    slotGap: "6px",
    slotPad: "10px 14px 14px",
    slotPadBeside: "10px 14px 14px",
    slotEdges: "1px",
    slotRadius: "var(--radius-control)",
    slotGround: "var(--colour-surface)",
    slotGroundBeside: "var(--colour-surface)",
    labelSize: "var(--type-small)",
  },
  // One question fills one sheet.
  leaves: {
    ...plainField,
    fieldEdges: "2px",
    slotPad: "12px var(--space-m)",
    slotPadBeside: "12px var(--space-m)",
    slotPull: "-4px",
    slotRadius: "var(--radius-card)",
    slotGround: "var(--colour-surface)",
    slotGroundBeside: "var(--colour-surface)",
    labelSize: "1.0625em",
  },
} satisfies Table<"fields", keyof typeof plainField>;
