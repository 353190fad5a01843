const longest = 90;
const steps = 1000;

/** The longer the money is out, the dearer: from the lowest fee at once to the highest at ninety days, in tenths of a percent. */
export function feeRatio(
  days: number,
  { feeRatioMin, feeRatioMax }: { feeRatioMin: number; feeRatioMax: number },
): string {
  const share = Math.min(Math.max(days, 0), longest) / longest;
  const ratio = feeRatioMin + (feeRatioMax - feeRatioMin) * share;
  return (Math.round(ratio * steps) / steps).toFixed(3);
}
