import type { TokensOfChoices } from "./tokens-of-choices.ts";

/** Drawing of icons, and the shape of a status with them. A percentage is the strength of a fill or an edge. */
export const icons = {
  line: {
    iconStroke: "1.75",
    iconFill: "0%",
    badgeFill: "100%",
    emphasisBadgeFill: "100%",
    badgeEdge: "40%",
    badgeSolid: "0%",
  },
  fine: {
    iconStroke: "1.25",
    iconFill: "0%",
    badgeFill: "0%",
    emphasisBadgeFill: "0%",
    badgeEdge: "100%",
    badgeSolid: "0%",
  },
  tinted: {
    iconStroke: "2",
    iconFill: "22%",
    badgeFill: "100%",
    emphasisBadgeFill: "100%",
    badgeEdge: "0%",
    badgeSolid: "0%",
  },
  solid: {
    iconStroke: "2.4",
    iconFill: "0%",
    badgeFill: "100%",
    emphasisBadgeFill: "100%",
    badgeEdge: "100%",
    badgeSolid: "100%",
  },
} satisfies TokensOfChoices<"icons">;
