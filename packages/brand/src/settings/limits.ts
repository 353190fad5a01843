import * as v from "valibot";
import { documented } from "./documented.ts";
import { Ratio, WholeNumber } from "./values.ts";

export const Limits = v.pipe(
  v.strictObject({
    purchaseAmountMin: documented("Smallest purchase amount in yen that may be asked for.", WholeNumber),
    purchaseAmountMax: documented("Largest purchase amount in yen that may be asked for.", WholeNumber),
    feeRatioMin: documented("Lowest fee as a share of the purchased face value.", Ratio),
    feeRatioMax: documented("Highest fee as a share of the purchased face value.", Ratio),
    bankCharge: documented("Bank charge in yen that is taken from the transfer.", WholeNumber),
    uploadBytes: documented("Largest size of one uploaded file in bytes.", WholeNumber),
    uploadsPerKind: documented("How many files one kind of document may hold.", WholeNumber),
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
);
export type Limits = v.InferOutput<typeof Limits>;
