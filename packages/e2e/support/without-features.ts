/**
 * Disables features with which Chromium opens two pages of its own in every window. Only the last `--disable-features`
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
