const plainField = {
  fieldBorderWidth: "1px",
  fieldOutlineWidth: "2px",
  slotOutlineWidth: "0px",
  fieldFill: "100%",
  fieldRadius: "var(--radius-control)",
  fieldPaddingInline: "var(--space-control-inset)",
  fieldWidth: "0px",
  slotWidth: "100%",
  fieldDisplay: "flex",
  slotGap: "var(--space-s)",
  slotPadding: "0",
  slotPaddingBeside: "0",
  slotMarginBlock: "0",
  slotBorderWidth: "0",
  slotRadius: "0",
  slotBackground: "none",
  slotBackgroundBeside: "none",
  labelSize: "1em",
  labelPadding: "0",
  labelBackground: "none",
  labelRuleWidth: "0",
};

/** Layout of a field and its label: `field…` is the input, `slot…` the box around label and input. */
export const fields = {
  plain: plainField,
  // The label is on a strip, beside its box if there is space, as on a paper form.
  labelStrips: {
    ...plainField,
    fieldRadius: "0",
    fieldDisplay: "grid",
    slotPaddingBeside: "12px 0",
    slotBackgroundBeside: "linear-gradient(90deg,var(--colour-sunken) 12rem,transparent 0)",
    labelPadding: "6px 12px",
    labelBackground: "var(--colour-sunken)",
    labelRuleWidth: "3px",
  },
  // Label and input in one box.
  boxes: {
    ...plainField,
    // The box draws the border and the focus ring of its field.
    fieldBorderWidth: "0",
    fieldOutlineWidth: "0px",
    slotOutlineWidth: "2px",
    fieldFill: "0%",
    fieldRadius: "0",
    fieldPaddingInline: "0px",
    // The field fills the box, which is as wide as its text needs.
    fieldWidth: "100%",
    slotWidth: "0px",
    slotGap: "6px",
    slotPadding: "10px 14px 14px",
    slotPaddingBeside: "10px 14px 14px",
    slotBorderWidth: "1px",
    slotRadius: "var(--radius-control)",
    slotBackground: "var(--colour-surface)",
    slotBackgroundBeside: "var(--colour-surface)",
    labelSize: "var(--type-small)",
  },
  // Each field is on a sheet of paper.
  sheets: {
    ...plainField,
    fieldBorderWidth: "2px",
    slotPadding: "8px var(--space-m) 12px",
    slotPaddingBeside: "8px var(--space-m) 12px",
    slotMarginBlock: "-4px",
    slotRadius: "var(--radius-card)",
    slotBackground: "var(--colour-surface)",
    slotBackgroundBeside: "var(--colour-surface)",
    labelSize: "1.0625em",
  },
} satisfies Record<string, typeof plainField>;
