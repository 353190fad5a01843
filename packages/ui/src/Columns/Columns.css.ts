import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { above } from "../Field/Field.css.ts";
import { desktop, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

export const columns = style({ display: "grid", gap: vars.space.l, gridTemplateColumns: "minmax(0, 1fr)" });
export const layouts = styleVariants({
  aside: {
    "@media": {
      [desktop]: {
        gridTemplateColumns: vars.form.columns,
        gap: vars.space.xl,
        alignItems: "start",
      },
    },
  },
  // The second column lies outside the main column, which stays in the same place on every page.
  beside: {
    "@media": {
      [desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) 20rem",
        columnGap: vars.space.xl,
        alignItems: "start",
        inlineSize: `calc(100% + 20rem + ${vars.space.xl})`,
        marginInlineStart: `calc((20rem + ${vars.space.xl}) / -2)`,
      },
    },
  },
  whole: {},
  // Fields in half columns have no room for a label beside them.
  halves: { vars: above, "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
  thirds: { vars: above, "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
});
// Below the task, the blocks of the second column stand beside each other.
globalStyle(`${layouts.aside} > div:last-child:not(:first-child)`, {
  "@media": {
    [desktop]: {
      display: vars.form.asideFlow,
      gridTemplateColumns: "repeat(auto-fit, minmax(18rem, 1fr))",
      alignItems: "start",
    },
  },
});
