import { expect, test } from "vitest";
import { exampleSettings as settings } from "../testing/example-brand.ts";
import { handOverWords } from "./hand-over-words.ts";

const account = "お引き渡し先　見本銀行　本店　普通　7654321　カ）ミホン";
const sameDay = "同じ期日のほかのお取引があるときは、合わせた額をこの照合番号でお振り込みください。";
const howTo =
  "振込依頼人のお名前の前に、照合番号を入れてください。お名前を変えられない銀行からお振り込みのときは、そのままお振り込みのうえ、お電話で照合番号をお知らせください。";
const day = { dueOn: "2027-02-04", amount: 1_000_000 } as const;

test.each([
  {
    key: "handOver.due",
    reference: "1000017",
    lines: [account, "2027年2月4日（木）まで　1,000,000円　照合番号 1000017", sameDay, howTo],
  },
  {
    key: "handOver.dueWithoutReference",
    reference: null,
    lines: [account, "2027年2月4日（木）まで　1,000,000円"],
  },
])(
  "B11 $key the seller reads account, deadline and sum, and how to give the reference: $reference",
  ({ reference, lines }) => {
    expect(handOverWords({ copy: {}, settings }, [{ ...day, reference }]).split("\n")).toEqual(lines);
  },
);
