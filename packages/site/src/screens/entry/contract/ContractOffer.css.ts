import { style } from "@vanilla-extract/css";

export const outdated = style({ visibility: "hidden" });
