import fc from "fast-check";
import { expect, test } from "vitest";
import { returnTo } from "./return-to.ts";

const origin = "https://kaitori.example";
const wayTo = (next: string) => returnTo(new URL(`/login/?${new URLSearchParams({ next })}`, origin));

test.each([
  { next: "/entry/detail/12/?tab=claims#amounts", leads: "/entry/detail/12/?tab=claims#amounts" },
  { next: "/entry/detail//12/", leads: "/entry/detail//12/" },
  { next: "", leads: "/mypage/" },
  { next: "entry/", leads: "/mypage/" },
  { next: "javascript:alert(1)", leads: "/mypage/" },
  { next: "https://elsewhere.example/", leads: "/mypage/" },
  { next: "//elsewhere.example/", leads: "/mypage/" },
  { next: "/\\elsewhere.example/", leads: "/mypage/" },
  { next: "/\t/elsewhere.example/", leads: "/mypage/" },
  { next: "/.//elsewhere.example/", leads: "/mypage/" },
  { next: "/.\\/elsewhere.example/", leads: "/mypage/" },
  { next: "/%2e//elsewhere.example/", leads: "/mypage/" },
  { next: "/%2E%2e//elsewhere.example/", leads: "/mypage/" },
  { next: "/x/..//elsewhere.example/", leads: "/mypage/" },
])("D6 R2.7 the way back “$next” leads to $leads", ({ next, leads }) => {
  expect(wayTo(next)).toBe(leads);
});

/** Parts that the URL parser removes, resolves or reads as a slash before a foreign host. */
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
      const address = wayTo(next);
      expect(address).toMatch(/^\/(?!\/)/);
      expect(new URL(address, origin).origin).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
});
