import { tablet } from "@kaitori/ui/media";
import { style } from "@vanilla-extract/css";

/** On a phone the room is the mark's; there the foot of the page asks to register. */
export const fromTablet = style({ display: "none", "@media": { [tablet]: { display: "contents" } } });
