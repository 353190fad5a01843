import * as v from "valibot";
import { documented, Ratio, WholeNumber, wholeNumberFrom } from "./values.ts";

/** A higher fee is unusual for the purchase of invoices. */
const highestFee = 0.3;

export const Limits = v.pipe(
  v.strictObject({
    purchaseAmountMin: documented("Smallest purchase amount in yen that may be asked for.", WholeNumber),
    purchaseAmountMax: documented("Largest purchase amount in yen that may be asked for.", WholeNumber),
    paymentWithinDays: documented(
      "An invoice is bought if its payer pays within so many days.",
      wholeNumberFrom(30, 366),
    ),
    feeRatioMin: documented("Lowest fee as a share of the purchased face value.", Ratio),
    feeRatioMax: documented(
      "Highest fee as a share of the purchased face value.",
      v.pipe(Ratio, v.maxValue(highestFee, `must be at most ${highestFee}`)),
    ),
    bankCharge: documented(
      "Bank charge in yen that is taken from the transfer.",
      v.pipe(WholeNumber, v.maxValue(2_000, "must be at most 2000")),
    ),
    uploadBytes: documented(
      "Largest size of one uploaded file in bytes.",
      v.pipe(
        WholeNumber,
        v.minValue(1_000_000, "must be at least 1000000: a photograph of a paper has as many"),
        v.maxValue(104_857_600, "must be at most 104857600 (100 MB)"),
      ),
    ),
    uploadsPerKind: documented("Maximum number of files per kind of document.", wholeNumberFrom(1, 100)),
  }),
  v.forward(
    v.check(
      (limits) => limits.purchaseAmountMin <= limits.purchaseAmountMax,
      "must not be below purchaseAmountMin",
    ),
    ["purchaseAmountMax"],
  ),
  v.forward(
    v.check((limits) => limits.feeRatioMin <= limits.feeRatioMax, "must not be below feeRatioMin"),
    ["feeRatioMax"],
  ),
  v.forward(
    v.check((limits) => limits.bankCharge < limits.purchaseAmountMin, "must be below purchaseAmountMin"),
    ["bankCharge"],
  ),
);
