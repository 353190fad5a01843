import { tablet } from "@kaitori/ui/media";
import { style } from "@vanilla-extract/css";

/** Hidden on phones, where the logo needs the room and the footer links to registration. */
export const fromTablet = style({ display: "none", "@media": { [tablet]: { display: "contents" } } });
