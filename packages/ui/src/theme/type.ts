import type { ThemeDecisions } from "./decisions.ts";

/** Fonts of the operating systems; the pages load none. */
const families = {
  gothic:
    '"Hiragino Sans","Hiragino Kaku Gothic ProN","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif',
  mincho: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP","Noto Serif CJK JP",serif',
  rounded:
    '"Hiragino Maru Gothic ProN","M PLUS Rounded 1c","Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","BIZ UDPGothic",Meiryo,sans-serif',
} as const;

/** Sizes in rem, so that they follow the reader's font size; the large ones grow with the window. */
const scales = {
  compact: {
    small: "0.8125rem",
    base: "1rem",
    lead: "1.0625rem",
    title3: "1.0625rem",
    title2: "clamp(1.1875rem,1.1rem + .4vw,1.375rem)",
    title1: "clamp(1.5rem,1.25rem + 1.2vw,2.125rem)",
    figure: "clamp(2.125rem,1.75rem + 1.8vw,3rem)",
    leading: "1.7",
  },
  normal: {
    small: "0.875rem",
    base: "1rem",
    lead: "1.125rem",
    title3: "1.125rem",
    title2: "clamp(1.25rem,1.15rem + .5vw,1.5rem)",
    title1: "clamp(1.5rem,1.25rem + 1.2vw,2.125rem)",
    figure: "clamp(2rem,1.7rem + 1.5vw,2.75rem)",
    leading: "1.75",
  },
  large: {
    small: "0.9375rem",
    base: "1.0625rem",
    lead: "1.25rem",
    title3: "1.1875rem",
    title2: "clamp(1.3125rem,1.2rem + .6vw,1.625rem)",
    title1: "clamp(1.5625rem,1.3rem + 1.3vw,2.25rem)",
    figure: "clamp(2rem,1.7rem + 1.5vw,2.75rem)",
    leading: "1.8",
  },
} as const;

export const deriveType = (decisions: ThemeDecisions) => ({
  ...scales[decisions.typeScale],
  body: families[decisions.bodyFamily],
  heading: families[decisions.headingFamily],
  headingLeading: "1.4",
  headingWeight: String(decisions.headingWeight),
  headingTracking: decisions.headingTracking === "tight" ? "-0.01em" : "0",
});
