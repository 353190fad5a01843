import guide from "@kaitori/brand/guide.md?raw";
import guideJapanese from "@kaitori/brand/guide-ja.md?raw";
import { halvesOf } from "./halves-of.ts";

/** The facts of the company begin the second page. */
const facts = 5;

export const brandGuide = halvesOf(guide, facts, ", continued");
export const brandGuideJapanese = halvesOf(guideJapanese, facts, "（つづき）");
