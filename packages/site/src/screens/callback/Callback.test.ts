import { expect, test } from "vitest";
import { callbackTarget } from "./Callback.tsx";

test.each([
  ["?link=a.b", false, "/ext/signup/?link=a.b"],
  ["?error=access_denied&error_description=%3Cb%3E", false, "/ext/authentication_error/"],
  ["?next=/entry/", true, "/entry/"],
  ["?next=/entry/", false, "/login/?next=%2Fentry%2F"],
  ["?next=https://elsewhere.example/", true, "/mypage/"],
  ["?next=//elsewhere.example/", true, "/mypage/"],
  ["", true, "/mypage/"],
  ["", false, "/login/?next=%2Fmypage%2F"],
])("R2.1 R2.7 /callback/%s, logged in: %j, redirects to %s", (search, isUser, target) => {
  expect(callbackTarget(new URL(`https://akane.localhost/callback/${search}`), isUser)).toBe(target);
});
