/**
 * Chromium creates two pages of its own for every window before the journey's. Only the last `--disable-features`
 * counts, so this repeats those of the runner that affect journeys.
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
