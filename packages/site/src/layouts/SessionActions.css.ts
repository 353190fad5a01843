import { tablet } from "@kaitori/ui/media";
import { style } from "@vanilla-extract/css";

export const onPhone = style({ "@media": { [tablet]: { display: "none" } } });
/** The whole words stand where the logo leaves room for them. */
export const fromTablet = style({ display: "none", "@media": { [tablet]: { display: "inline" } } });
