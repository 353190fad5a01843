import { tablet } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

/** From this width on, the contents are beside the text, so the document is wider than other pages. */
const wideWindow = "screen and (min-width: 80rem)";
const sideWidth = `15rem + ${vars.space.xl}`;

export const document = style({
  "@media": {
    [wideWindow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 15rem",
      columnGap: vars.space.xl,
      alignItems: "start",
      inlineSize: `calc(100% + ${sideWidth})`,
      marginInlineStart: `calc((${sideWidth}) / -2)`,
    },
  },
});
export const contentsAbove = style({ "@media": { [wideWindow]: { display: "none" } } });
export const contentsBeside = style({
  display: "none",
  "@media": {
    [wideWindow]: {
      display: "block",
      position: "sticky",
      insetBlockStart: vars.space.l,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.l})`,
      overflowY: "auto",
    },
  },
});

export const dates = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  fontSize: vars.type.small,
  color: vars.colour.inkQuiet,
});

export const contents = style({ "@media": { [tablet]: { columns: 2, columnGap: vars.space.l } } });
export const sideContents = style({ fontSize: vars.type.small });
export const contentsItem = style({ breakInside: "avoid" });
