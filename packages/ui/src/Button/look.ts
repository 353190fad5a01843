import { classes } from "../classes.ts";
import { button, full, tones, wide } from "./Button.css.ts";

export type ButtonStyle = {
  /** Use one primary button per screen, for the next step. */
  tone?: keyof typeof tones | undefined;
  /** `wide` fills the width of a phone and is limited elsewhere. */
  width?: "content" | "wide" | "full" | undefined;
};

export const buttonClass = ({ tone = "primary", width = "content" }: ButtonStyle) =>
  classes(button, tones[tone], width === "wide" && wide, width === "full" && full);
