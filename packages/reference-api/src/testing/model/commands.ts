import fc from "fast-check";

/** Acts of an applicant and the desk on the latest entry; a claim is named by its index. */
export type Command =
  | { do: "create"; claims: number }
  | { do: "cancel" | "resubmit" | "finish" | "reject" | "payOut" | "close" }
  | { do: "askAgain" | "buy" | "refuse" | "delay" | "handOver"; place: number }
  | { do: "contract"; places: readonly number[]; hash: "shown" | "wrong" }
  | { do: "draft"; based: "current" | "stale" };

const place = fc.integer({ min: 0, max: 2 });

/** Commands that continue an entry are more likely than those that end it. */
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("create" as const), claims: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("buy" as const), place }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("finish" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("contract" as const),
      places: fc.subarray([0, 1, 2]),
      hash: fc.constantFrom("shown" as const, "shown" as const, "shown" as const, "wrong" as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("payOut" as const, "resubmit" as const, "close" as const) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom("cancel" as const, "reject" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom("askAgain" as const, "refuse" as const, "delay" as const, "handOver" as const),
      place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("draft" as const),
      based: fc.constantFrom("current" as const, "stale" as const),
    }),
  },
);

/** Typical sequences, whose first steps begin a random one, so that every status occurs often. */
const ways: readonly (readonly Command[])[] = [
  [
    { do: "create", claims: 2 },
    { do: "buy", place: 0 },
    { do: "buy", place: 1 },
    { do: "finish" },
    { do: "contract", places: [0, 1], hash: "shown" },
    { do: "payOut" },
    { do: "delay", place: 0 },
    { do: "handOver", place: 1 },
  ],
  [
    { do: "create", claims: 3 },
    { do: "askAgain", place: 0 },
    { do: "buy", place: 1 },
    { do: "finish" },
    { do: "resubmit" },
    { do: "refuse", place: 2 },
    { do: "buy", place: 0 },
    { do: "finish" },
    { do: "contract", places: [0], hash: "wrong" },
    { do: "contract", places: [0], hash: "shown" },
  ],
];

export const commands = (longest: number): fc.Arbitrary<Command[]> =>
  fc
    .tuple(fc.constantFrom(...ways), fc.nat(10), fc.array(command, { minLength: 1, maxLength: longest }))
    .map(([way, steps, rest]) => [...way.slice(0, steps), ...rest]);
