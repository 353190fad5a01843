import { globalStyle, style } from "@vanilla-extract/css";

/** As high as the window at least: under a short page the footer stands at its foot. */
export const frame = style({ display: "flex", flexDirection: "column", minBlockSize: "100dvh" });
globalStyle(`${frame} > main`, { flexGrow: 1 });
