export type Hex = `#${string}`;

/** Decisions of a brand. Everything else on the screen is derived from these. */
export type ThemeDecisions = {
  /** The brand colour: buttons, links, the logo. */
  brand: Hex;
  /** The colour of the most important element, used once a screen. */
  accent: Hex;
  /** Text, and the background of dark blocks. */
  ink: Hex;
  /** The background of the page. */
  paper: Hex;
  /** Cards and input boxes on the page. */
  surface: Hex;
  /** The colour from which thin lines and pale fills are derived. */
  neutral: Hex;
  /** The colour that fills the primary button. */
  action: "brand" | "accent";
  /** Background of the header and the footer. */
  header: "paper" | "brand" | "ink";
  /** Emphasis of the most important block of a screen. */
  emphasis: "outline" | "soft" | "strong";
  /** Corner radius in px: cards use all of it, controls at most 12. */
  corner: number;
  buttons: "corner" | "pill";
  density: "compact" | "normal" | "loose";
  typeScale: "compact" | "normal" | "large";
  bodyFamily: "gothic" | "rounded";
  headingFamily: "gothic" | "mincho" | "rounded";
  headingWeight: 500 | 600 | 700 | 800;
  /** `tight` sets the letters of headings closer together. */
  headingTracking: "normal" | "tight";
  /** Frame around a page after the login: a `letterhead` is a centred logo above a line, a `rail` is at the side. */
  frame?: "bar" | "letterhead" | "tabs" | "rail" | undefined;
  /** Ornament of headings; `leaf` also draws hills at the foot of the page. */
  ornament?: "none" | "rule" | "leaf" | "block" | undefined;
  /** Container of a group of fields or facts; `ledger` is a double line above it, `panels` are pale fills. */
  groups?: "cards" | "ledger" | "panels" | undefined;
  /**
   * Layout of a field and its label: `labelStrips` have the label on a strip, `boxes` hold label and input, `sheets` are
   * one sheet for each field.
   */
  fields?: "plain" | "labelStrips" | "boxes" | "sheets" | undefined;
  /**
   * Layout of lists of terms and values; `leaders` are dotted lines between them, `stripes` tinted rows, `tiles` small
   * boxes.
   */
  facts?: "rows" | "leaders" | "stripes" | "tiles" | undefined;
  /** Position of the second column on a desktop. */
  columns?: "beside" | "below" | undefined;
  /** Drawing of the steps of a process: `track` is one line, `beads` are dots on a line. */
  steps?: "bars" | "track" | "numbers" | "beads" | undefined;
  /** Drawing of icons, and the shape of a status with them. */
  icons?: "line" | "fine" | "tinted" | "solid" | undefined;
  /** Shape of the button that leads to the next step. */
  primaryButton?: "flat" | "framed" | "raised" | "arrow" | undefined;
};

/** Composition of the pages, above all after the login. By default it is `defaultComposition`. */
export type Composition = Pick<
  ThemeDecisions,
  "frame" | "ornament" | "groups" | "fields" | "facts" | "columns" | "steps" | "icons" | "primaryButton"
>;
