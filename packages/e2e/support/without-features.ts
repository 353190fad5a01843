/**
 * The first two features make Chromium open two internal pages in every window. Chromium reads only the last
 * `--disable-features`, so the others are those of Playwright's own flag that affect journeys.
 */
const features = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

export const withoutFeatures = `--disable-features=${features.join()}`;
