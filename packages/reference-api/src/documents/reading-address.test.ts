import { expect, test } from "vitest";
import { mayRead, readingAddress } from "./reading-address.ts";

const secret = "a secret of thirty-two characters";
const now = new Date("2026-11-21T10:00:00+09:00");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

function signedLink() {
  const address = new URL(readingAddress(secret, 7, now).path, "http://host");
  return {
    fileId: 7,
    expires: Number(address.searchParams.get("expires")),
    signature: address.searchParams.get("signature") ?? "",
  };
}

test.each([
  { name: "at once", link: signedLink(), at: now, may: true },
  { name: "within five minutes", link: signedLink(), at: later(4), may: true },
  { name: "after five minutes", link: signedLink(), at: later(6), may: false },
  { name: "for another file", link: { ...signedLink(), fileId: 8 }, at: now, may: false },
  {
    name: "for longer",
    link: { ...signedLink(), expires: signedLink().expires + 1 },
    at: now,
    may: false,
  },
  { name: "without a signature", link: { ...signedLink(), signature: "" }, at: now, may: false },
])("R6.3 a signed address is valid $name: $may", ({ link, at, may }) => {
  expect(mayRead(secret, link, at)).toBe(may);
});
