import fc from "fast-check";
import { describe, test } from "vitest";
import * as domain from "./index.ts";
import { plainNumber } from "./japanese-input/hyphens.ts";
import { composeVoicedMarks, katakana, largeKana } from "./japanese-input/kana.ts";
import { fullWidth, halfWidth } from "./japanese-input/width.ts";

/** Properties of every formatter and its rule, with 10,000 random texts, half of them similar to typed ones. */
const assertProperty = <Input>(input: fc.Arbitrary<Input>, property: (input: Input) => boolean) =>
  fc.assert(fc.property(input, property), { numRuns: 10_000 });

const similarTexts = (characters: string) =>
  fc.array(fc.constantFrom(...characters), { maxLength: 36 }).map((parts) => parts.join(""));
const anything = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));
const text = (characters: string) => fc.oneof(similarTexts(characters), anything);

/** Characters of typed names, numbers and amounts. */
const kana =
  "アヲンヴァッャヶガパカハウ゛゜ーｱｶﾊﾞﾟｯｰあかゃをはゔ\u3099\u309a（）()「」｢｣／/．.・･￥¥\\ 　\t-－−‐ＡａAa１1㈱株式会社有ガイシヤブ";
const number = "0123456789０１２３４５６７８９-－ー 　〒+()（）Tｔt";
const amount = "0123456789０５，,.．円万億千百¥￥\\-ー 　";

/** Texts that the rule accepts. */
const valid = {
  holderName: fc
    .array(fc.constantFrom(..."アイガパヴャッヶンＡｚ０９゛゜（）「」／．ー￥ 　カブシキガイシャ"), {
      minLength: 1,
      maxLength: 30,
    })
    .map((parts) => parts.join(""))
    .filter(domain.isHolderName),
  digits: (length: number) =>
    fc
      .array(fc.constantFrom(..."0123456789"), { minLength: length, maxLength: length })
      .map((parts) => parts.join("")),
};

const formatters = [
  {
    name: "R5.2 holder name",
    format: domain.formatHolderName,
    rule: domain.isHolderName,
    typed: text(kana),
    validTexts: valid.holderName,
  },
  {
    name: "R5.1 account number",
    format: domain.formatAccountNumber,
    rule: domain.isAccountNumber,
    typed: text(number),
    validTexts: valid.digits(7),
  },
  {
    name: "B1 postcode",
    format: domain.formatPostcode,
    rule: domain.isPostcode,
    typed: text(number),
    validTexts: valid.digits(7),
  },
  {
    name: "B1 phone",
    format: domain.formatPhone,
    rule: domain.isPhone,
    typed: text(number),
    validTexts: valid.digits(8).map((digits) => `090${digits}`),
  },
  {
    name: "B1 amount",
    format: domain.formatYenInput,
    rule: (shown: string) => domain.readYenInput(shown) !== null,
    typed: text(amount),
    validTexts: fc.nat(domain.maximumYen).map(String),
  },
  {
    name: "B1 amount for the wire",
    format: domain.yenInputToWire,
    rule: (wire: string) => domain.readYen(wire) !== null,
    typed: text(amount),
    validTexts: fc.nat(domain.maximumYen).map((yen) => `${yen}.00`),
  },
];

describe.each(formatters)("$name", ({ format, rule, typed, validTexts }) => {
  test("formatting twice equals formatting once", () => {
    assertProperty(typed, (input) => format(format(input)) === format(input));
  });

  test("a valid text stays valid", () => {
    assertProperty(validTexts, (input) => rule(input) && rule(format(input)));
  });
});

const normalisers: Record<string, (input: string) => string> = {
  fullWidth,
  halfWidth,
  katakana,
  largeKana,
  composeVoicedMarks,
  plainNumber,
  searchKey: domain.searchKey,
};

test.each(Object.entries(normalisers))(
  "B1 %s gives the same text when it is applied twice",
  (_, normalise) => {
    assertProperty(text(kana + number), (input) => normalise(normalise(input)) === normalise(input));
  },
);

/** Functions that read text from users or servers. */
const readers: Record<string, (input: string) => unknown> = {
  parseBankString: domain.parseBankString,
  yuchoAccount: (input) => domain.yuchoAccount({ symbol: input, number: input }),
  yuchoIssues: (input) => domain.yuchoIssues({ symbol: "10530", number: input }),
  readYen: domain.readYen,
  readYenInput: domain.readYenInput,
  shareOf: (input) => domain.shareOf(1000, input),
  isCalendarDate: domain.isCalendarDate,
  baseFileKind: domain.baseFileKind,
  entryStepOfPath: domain.entryStepOfPath,
  searchKey: domain.searchKey,
  isHoujinbangou: domain.isHoujinbangou,
  applicantAccountIssues: (input) =>
    domain.applicantAccountIssues({ bank_name: input, account_holder_name: input }),
  entryIssues: (input) =>
    domain.entryIssues({ purpose: input, claims: [{ amount: input }] }, "firstSubmission"),
  profileIssues: (input) => domain.profileIssues({ corporate_division: "none", owner_phone: input }),
};

test.each(Object.entries(readers))("B1 %s never throws", (_, read) => {
  assertProperty(text(kana + number + amount), (input) => {
    read(input);
    return true;
  });
});

test("B1 reading a shown amount returns the amount", () => {
  const yens = fc.nat(domain.maximumYen);
  assertProperty(yens, (yen) => domain.readYenInput(domain.yenWithSeparators(yen)) === yen);
  assertProperty(yens, (yen) => domain.readYenInput(domain.yenReadAloud(yen)) === yen);
  assertProperty(yens, (yen) => domain.readYen(domain.writeYen(yen)) === yen);
});

test("B5 shares are exact, checked with integers, and the price adds up", () => {
  const figures = fc.record({
    yen: fc.nat(domain.maximumYen),
    millionths: fc.nat(999_999),
    charge: fc.nat(1000),
  });
  assertProperty(figures, ({ yen, millionths, charge }) => {
    const fee = domain.shareOf(yen, `0.${String(millionths).padStart(6, "0")}`);
    const price = domain.priceOf({ faceValue: yen, fee: fee ?? 0, bankCharge: charge });
    const isExact = fee === Number((BigInt(yen) * BigInt(millionths)) / 1_000_000n);
    return isExact && (price === null || price.deposit + price.fee + price.bankCharge === yen);
  });
});
