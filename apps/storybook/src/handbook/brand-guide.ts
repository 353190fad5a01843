import guide from "@kaitori/brand/guide.md?raw";
import guideJapanese from "@kaitori/brand/guide-ja.md?raw";
import { halvesOf } from "./halves-of.ts";

export const brandGuide = halvesOf(guide, ", continued");
export const brandGuideJapanese = halvesOf(guideJapanese, "（つづき）");
