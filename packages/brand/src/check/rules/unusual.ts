import { type BilingualText, say } from "../../sentences/say.ts";
import { settingsOf } from "../brand-source.ts";
import { findingsIn, type Rule } from "../finding.ts";
import { percent } from "../quantities.ts";
import { inYen } from "./against-settings/sentence-check.ts";

/** Finds settings that are possible but so unusual that a digit is probably wrong. */
export const unusual: Rule = ({ files: { settings: file } }) => {
  const settings = settingsOf(file);
  if (!file || !settings) return [];
  const { findings, advise } = findingsIn(file);
  const { bankCharge, feeRatioMin, feeRatioMax } = settings.limits;
  const { dayEnds } = settings.promises;
  const report = (path: readonly string[], fact: BilingualText, value: string, usual: string) =>
    advise(path, "unusualValue", "checkFigure", { fact, value, usual });
  if (bankCharge !== 0 && (bankCharge < 100 || bankCharge > 1_100))
    report(["limits", "bankCharge"], say("bankCharge"), inYen(bankCharge), "100〜1,100円");
  if (feeRatioMax < 2 * feeRatioMin)
    report(["limits", "feeRatioMax"], say("feeMax"), percent(feeRatioMax), `${percent(2 * feeRatioMin)}〜`);
  if (dayEnds < "09:00") report(["promises", "dayEnds"], say("dayEnds"), dayEnds, "09:00〜");
  return findings;
};
