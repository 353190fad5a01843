import fc from "fast-check";
import { describe, test } from "vitest";
import * as domain from "./index.ts";
import { katakana, largeKana } from "./japanese-input/kana.ts";
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
  composeVoicedMarks: domain.composeVoicedMarks,
  plainNumber: domain.plainNumber,
  searchKey: domain.searchKey,
};

test.each(Object.entries(normalisers))(
  "B1 %s gives the same text when it is applied twice",
  (_, normalise) => {
    assertProperty(text(kana + number), (input) => normalise(normalise(input)) === normalise(input));
  },
);

const path = ["here"];
const validators = [
  {
    name: "R5.1 account number",
    issues: (input: string) => domain.accountNumberIssues(input, path),
    typed: text(number),
    isValid: (input: string) =>
      input.length === 7 && [...input].every((digit) => "0123456789".includes(digit)),
    code: "accountNumber",
  },
  {
    name: "R5.2 holder name",
    issues: (input: string) => domain.holderNameIssues(input, path),
    typed: text(kana),
    isValid: (input: string) => {
      const characters = [...domain.formatHolderName(input)];
      const isLetter = (character: string) =>
        character !== "ヲ" && /[\u30a1-\u30f6\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/.test(character);
      const isAllowed = (character: string) =>
        isLetter(character) || "゛゜（）「」／．ー￥ 　".includes(character);
      return characters.length <= 30 && characters.some(isLetter) && characters.every(isAllowed);
    },
    code: "holderName",
  },
  {
    name: "R5.4 blank",
    issues: (input: string) => domain.blankIssues({ here: input }, ["here"]),
    typed: text(" 　\t\n\u200b\u3164\u2800ア"),
    isValid: (input: string) =>
      input.replace(/\p{Cc}|\p{Default_Ignorable_Code_Point}|\u2800/gu, "").trim().length > 0,
    code: "blank",
  },
];

describe.each(validators)("$name", ({ issues, typed, isValid, code }) => {
  test("accepts valid texts and gives the right code for others", () => {
    const codesOf = (input: string) => issues(input).map((issue) => `${issue.path} ${issue.code}`);
    assertProperty(typed, (input) => codesOf(input).join() === (isValid(input) ? "" : `here ${code}`));
  });
});

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

test("B1 twelve digits become a 法人番号 only with the check digit of the ordinance", () => {
  const weights = [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1];
  assertProperty(valid.digits(12), (base) => {
    const sum = weights.reduce((total, weight, place) => total + weight * Number(base.charAt(place)), 0);
    const checking = [..."0123456789"].filter((check) => domain.isHoujinbangou(check + base));
    return checking.join() === String(9 - (sum % 9));
  });
});

test("R1.3 isCalendarDate accepts exactly the days of the calendar", () => {
  const day = fc.tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 0, max: 13 }),
    fc.integer({ min: 0, max: 32 }),
  );
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  assertProperty(day, ([year, month, date]) => {
    const days = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
    const isoDate = [
      String(year).padStart(4, "0"),
      ...[month, date].map((part) => String(part).padStart(2, "0")),
    ].join("-");
    return domain.isCalendarDate(isoDate) === (date >= 1 && date <= days);
  });
});
