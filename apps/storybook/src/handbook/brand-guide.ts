import guide from "@kaitori/brand/guide.md?raw";
import guideJapanese from "@kaitori/brand/guide-ja.md?raw";
import { splitInTwo } from "./split-in-two.ts";

export const brandGuide = splitInTwo(guide, ", continued");
export const brandGuideJapanese = splitInTwo(guideJapanese, "（つづき）");
