export type Hex = `#${string}`;

/** What a brand decides. Everything else on the screen is derived from these. */
export type ThemeDecisions = {
  /** The brand colour: buttons, links, the mark. */
  brand: Hex;
  /** The one colour for what is most important, once a screen. */
  accent: Hex;
  /** Text, and the dark surfaces of a brand that has them. */
  ink: Hex;
  /** The background of the page. */
  paper: Hex;
  /** Cards and input boxes that lie on the paper. */
  surface: Hex;
  /** The tint of hairlines and quiet fills. */
  neutral: Hex;
  /** Which of the two colours fills the primary button. */
  action: "brand" | "accent";
  /** What the header and the footer are made of. */
  header: "paper" | "brand" | "ink";
  /** How the most important block of a screen is set apart. */
  emphasis: "outline" | "soft" | "strong";
  /** Corners in px: cards get it whole, controls at most 12. */
  corner: number;
  buttons: "corner" | "pill";
  density: "compact" | "normal" | "loose";
  typeScale: "compact" | "normal" | "large";
  bodyFamily: "gothic" | "rounded";
  headingFamily: "gothic" | "mincho" | "rounded";
  headingWeight: 500 | 600 | 700 | 800;
  /** Tight headings set the letters closer than the font does. */
  headingTracking: "normal" | "tight";
};
