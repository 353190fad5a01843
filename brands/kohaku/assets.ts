import type { BrandAssets } from "@kaitori/brand";

export default {
  logo: { file: "logo.svg", width: 183, height: 48 },
  logoOnPaper: { file: "logo-on-paper.svg", width: 183, height: 48 },
  mark: { file: "mark.svg", width: 64, height: 64 },
  favicon: { file: "favicon.svg", width: 32, height: 32 },
  touchIcon: { file: "touch-icon.png", width: 180, height: 180 },
  social: { file: "social.png", width: 1200, height: 630 },
  hero: { file: "hero.svg", width: 640, height: 480 },
  done: { file: "done.svg", width: 240, height: 160 },
  empty: { file: "empty.svg", width: 240, height: 160 },
  lost: { file: "lost.svg", width: 240, height: 160 },
  closed: { file: "closed.svg", width: 240, height: 160 },
} satisfies BrandAssets;
