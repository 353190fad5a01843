import { longestText, maximumClaims } from "@kaitori/domain";
import * as v from "valibot";
import { expect, test } from "vitest";
import { allCalls } from "./all-calls.ts";
import { login } from "./calls/auth.ts";
import { putFormDraft } from "./calls/drafts.ts";
import { DraftEntryInput } from "./records/draft-entry.ts";

interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;
const limitActions = new Set(["max_length", "regex", "iso_date", "iso_timestamp"]);

/** The server truncates this text, because the user has not typed it. */
const truncatedFields = ["body.tracking_id"];

/** Paths of texts and lists without a limit. */
function unlimitedPaths(node: Node, path: string): string[] {
  const isTextOrList = node.type === "array" || node.type === "string";
  const hasLimit = (node.pipe ?? []).some(({ type }) => limitActions.has(type));
  const pathsInside = [
    ...(node.pipe ?? []).slice(1),
    ...(node.wrapped ? [node.wrapped] : []),
    ...(node.options ?? []).filter(isNode),
  ].flatMap((part) => unlimitedPaths(part, path));
  return [
    ...(isTextOrList && !hasLimit ? [path] : []),
    ...pathsInside,
    ...(node.item ? unlimitedPaths(node.item, `${path}[]`) : []),
    ...Object.entries(node.entries ?? {}).flatMap(([name, part]) => unlimitedPaths(part, `${path}.${name}`)),
  ];
}

test.each(Object.entries(allCalls))("every list and text in the body of %s has a limit", (name, call) => {
  const body: unknown = "body" in call ? call.body : undefined;
  expect(isNode(body) ? unlimitedPaths(body, "body") : []).toEqual(
    name === "register" ? truncatedFields : [],
  );
});

test("R5.9 a draft with six claims or a text that is too long is refused with the code of the limit", () => {
  const value = { version: 0, claims: Array.from({ length: maximumClaims + 1 }, () => ({})) };
  expect(v.safeParse(DraftEntryInput, value).issues?.map(({ message }) => message)).toEqual([
    "tooManyClaims",
  ]);
  // 𠮷 is one character of two code units.
  const longestDraft = { version: 0, purpose: "𠮷".repeat(longestText) };
  expect(v.safeParse(DraftEntryInput, longestDraft).success).toBe(true);
  const tooLongDraft = { version: 0, purpose: "𠮷".repeat(longestText + 1) };
  expect(v.safeParse(DraftEntryInput, tooLongDraft).issues?.map(({ message }) => message)).toEqual([
    "tooLong",
  ]);
});

test("B1 invisible characters are removed from texts but not from passwords", () => {
  const typed = "山\u3164田\u200B\u202E";
  const draft = { version: 0, purpose: typed, claims: [{ obliger_company_name: typed }] };
  expect(v.parse(DraftEntryInput, draft)).toMatchObject({
    purpose: "山田",
    claims: [{ obliger_company_name: "山田" }],
  });
  expect(v.parse(login.body, { email: typed, password: typed })).toMatchObject({
    email: "山田",
    password: typed,
  });
});

test.each([
  { version: 0, isValid: true },
  { version: Number.MAX_SAFE_INTEGER, isValid: true },
  { version: -1, isValid: false },
  { version: 0.5, isValid: false },
  { version: 1e300, isValid: false },
])("B3 R8.1 a version is a safe integer: $version", ({ version, isValid }) => {
  expect(v.is(DraftEntryInput, { version })).toBe(isValid);
  expect(v.is(putFormDraft.body, { version, input: {} })).toBe(isValid);
});
