import { tablet } from "@kaitori/ui/media";
import { style } from "@vanilla-extract/css";

export const onPhone = style({ "@media": { [tablet]: { display: "none" } } });
/** The long label is shown where the header has room for it. */
export const fromTablet = style({ display: "none", "@media": { [tablet]: { display: "inline" } } });
