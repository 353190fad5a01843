import fc from "fast-check";
import { expect, test } from "vitest";
import { returnAddress } from "./return-to.ts";

const origin = "https://kaitori.example";
const pathFor = (next: string) => returnAddress(new URL(`/login/?${new URLSearchParams({ next })}`, origin));

test.each([
  { next: "/entry/detail/12/?tab=claims#amounts", expectedPath: "/entry/detail/12/?tab=claims#amounts" },
  { next: "/entry/detail//12/", expectedPath: "/entry/detail//12/" },
  { next: "", expectedPath: "/mypage/" },
  { next: "entry/", expectedPath: "/mypage/" },
  { next: "javascript:alert(1)", expectedPath: "/mypage/" },
  { next: "https://elsewhere.example/", expectedPath: "/mypage/" },
  { next: "//elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/\\elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/\t/elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/.//elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/.\\/elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/%2e//elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/%2E%2e//elsewhere.example/", expectedPath: "/mypage/" },
  { next: "/x/..//elsewhere.example/", expectedPath: "/mypage/" },
])("D6 R2.7 the return address “$next” is resolved to $expectedPath", ({ next, expectedPath }) => {
  expect(pathFor(next)).toBe(expectedPath);
});

/** Parts that the URL parser removes, resolves or reads as a slash, so that a foreign host could follow. */
const piece = fc.constantFrom(
  "/",
  "/",
  "\\",
  "./",
  "../",
  "%2e/",
  "%2E%2e/",
  "%2F",
  "%5c",
  "\t",
  "?",
  "#",
  "@",
  ":",
  "x",
);
const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join("")}elsewhere.example/`);

test("D6 R2.7 the return address always stays on this origin", () => {
  fc.assert(
    fc.property(address, (next) => {
      const address = pathFor(next);
      expect(address).toMatch(/^\/(?!\/)/);
      expect(new URL(address, origin).origin).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
});
