import { vars } from "@kaitori/ui/theme";
import { style } from "@vanilla-extract/css";

export const period = style({ display: "flex", alignItems: "flex-start", gap: vars.space.m });
