const plainIcons = {
  iconStroke: "1.75",
  iconFill: "0%",
  badgeFill: "100%",
  emphasisBadgeFill: "100%",
  badgeEdge: "40%",
  badgeSolid: "0%",
};

/** Drawing of icons, and the shape of a status with them. A percentage is the strength of a fill or an edge. */
export const icons = {
  line: plainIcons,
  fine: { ...plainIcons, iconStroke: "1.25", badgeFill: "0%", emphasisBadgeFill: "0%", badgeEdge: "100%" },
  tinted: { ...plainIcons, iconStroke: "2", iconFill: "22%", badgeEdge: "0%" },
  solid: { ...plainIcons, iconStroke: "2.4", badgeEdge: "100%", badgeSolid: "100%" },
} satisfies Record<string, typeof plainIcons>;
