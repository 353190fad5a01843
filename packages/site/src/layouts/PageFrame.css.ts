import { roomy } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** At least as high as the window, so that the footer is at the bottom of a short page. */
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });
globalStyle(`${frame} > main`, { flexGrow: 1 });
/** Pages to fill in or to manage entries: header on top or at the side. */
export const appPage = style({
  "@media": {
    [roomy]: {
      display: "grid",
      gridTemplateColumns: vars.form.frameColumns,
      gridTemplateRows: vars.form.frameRows,
    },
  },
});

/** Hides the footer's contact if the page ends with its own. */
const withHelp = `${frame}:has([data-help])`;
export const contact = style({ selectors: { [`${withHelp} &`]: { display: "none" } } });
globalStyle(`${withHelp} > footer li:has(> a[href^="tel:"])`, { display: "none" });
