import { expect, test } from "vitest";
import { tokenFromCookie, tokenFromHeader } from "./csrf-token.ts";

test.each([
  { cookies: "", token: undefined },
  { cookies: "csrftoken=abc", token: "abc" },
  { cookies: "theme=dark; csrftoken=a=b; x=1", token: "a=b" },
  { cookies: "oldcsrftoken=abc", token: undefined },
  { cookies: "csrftoken=", token: undefined },
  { cookies: "csrftoken=鍵", token: undefined },
  { cookies: "csrftoken=a\r\nX-Evil: 1", token: undefined },
  { cookies: "csrftoken=a b; csrftoken=good", token: "good" },
])("R7.2 the token is the csrftoken cookie: $cookies", ({ cookies, token }) => {
  expect(tokenFromCookie(() => cookies).current()).toBe(token);
});

test("R7.2 a token from a header stays until an answer names another", () => {
  const token = tokenFromHeader();
  expect(token.current()).toBeUndefined();
  token.learn("first");
  token.learn(null);
  expect(token.current()).toBe("first");
  token.learn("second");
  expect(token.current()).toBe("second");
});
