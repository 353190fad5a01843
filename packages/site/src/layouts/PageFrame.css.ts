import { roomy } from "@kaitori/ui/media";
import { vars } from "@kaitori/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

/** At least as high as the window, so that the footer is at the bottom of a short page. */
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });
globalStyle(`${frame} > main`, { flexGrow: 1 });
/** Around a task: the header across the page, or along it. */
export const inside = style({
  "@media": {
    [roomy]: {
      display: "grid",
      gridTemplateColumns: vars.form.frameColumns,
      gridTemplateRows: vars.form.frameRows,
    },
  },
});

/** The footer's telephone and hours: a page that ends with its own help says them once. */
const withHelp = `${frame}:has([data-help])`;
export const contact = style({ selectors: { [`${withHelp} &`]: { display: "none" } } });
globalStyle(`${withHelp} > footer li:has(> a[href^="tel:"])`, { display: "none" });
