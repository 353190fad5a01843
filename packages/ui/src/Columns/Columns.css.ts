import { style, styleVariants } from "@vanilla-extract/css";
import { desktop, tablet } from "../media.ts";
import { vars } from "../theme/index.ts";

export const columns = style({ display: "grid", gap: vars.space.l, gridTemplateColumns: "minmax(0, 1fr)" });
export const layouts = styleVariants({
  aside: {
    "@media": {
      [desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) 20rem",
        columnGap: vars.space.xl,
        alignItems: "start",
      },
    },
  },
  halves: { "@media": { [tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } } },
  thirds: { "@media": { [desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } } },
});
