import { vars } from "@kaitori/ui/theme";
import { style, styleVariants } from "@vanilla-extract/css";

const picture = style({ objectFit: "cover", borderRadius: vars.radius.card });

export const shapes = styleVariants({
  uncropped: [picture, { inlineSize: "100%" }],
  wide: [picture, { inlineSize: "100%", aspectRatio: "16 / 9" }],
  /** A portrait beside a quotation. */
  round: [picture, { inlineSize: "72px", aspectRatio: "1", borderRadius: "50%" }],
});
