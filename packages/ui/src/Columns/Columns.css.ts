import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { labelAbove } from "../Field/Field.css.ts";
import { desktop, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

const besideWidth = "20rem";

export const columns = style({ display: "grid", gap: vars.space.l, gridTemplateColumns: "minmax(0, 1fr)" });
export const layouts = styleVariants({
  aside: {
    "@media": {
      [desktop]: {
        gridTemplateColumns: vars.form.pageColumns,
        gap: vars.space.xl,
        alignItems: "start",
      },
    },
  },
  // The second column is outside the main column, which has the same position on every page.
  beside: {
    "@media": {
      [desktop]: {
        gridTemplateColumns: `minmax(0, 1fr) ${besideWidth}`,
        columnGap: vars.space.xl,
        alignItems: "start",
        inlineSize: `calc(100% + ${besideWidth} + ${vars.space.xl})`,
        marginInlineStart: `calc((${besideWidth} + ${vars.space.xl}) / -2)`,
      },
    },
  },
  whole: {},
  // Fields in half columns have no room for a label beside them.
  halves: { vars: labelAbove, "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
  // Two columns on a phone, too, as long as each has room for a short field.
  pair: { vars: labelAbove, gap: vars.space.m, gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))" },
  thirds: { vars: labelAbove, "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
});
// Below the task, the blocks of the second column are beside each other. They are too narrow for labels beside fields.
globalStyle(`${layouts.aside} > div:last-child:not(:first-child)`, {
  vars: labelAbove,
  "@media": {
    [desktop]: {
      display: vars.form.asideDisplay,
      gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))",
      alignItems: "start",
    },
  },
});
