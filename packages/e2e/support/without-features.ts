/**
 * Two pages of Chromium's own are made for every window, before the one of the journey. Only the last such list counts,
 * so it repeats what the runner switches off and these journeys would notice.
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
