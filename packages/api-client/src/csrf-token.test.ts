import { logout } from "@kaitori/wire";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "./client.ts";
import { csrfToken } from "./csrf-token.ts";

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
  expect(csrfToken(() => cookies, false).current()).toBe(token);
});

test("R7.2 D7.2 without a readable cookie the last token of a header is used", () => {
  const token = csrfToken(() => "", true);
  expect(token.current()).toBeUndefined();
  token.store("first");
  token.store(null);
  expect(token.current()).toBe("first");
  token.store("second");
  expect(token.current()).toBe("second");
});

afterEach(() => vi.unstubAllGlobals());

test("R7.2 on the same host the cookie takes precedence over the header and is read for each request", () => {
  let cookies = "";
  const token = csrfToken(() => cookies, false);
  token.store("of-the-header");
  cookies = "csrftoken=of-the-cookie";
  expect(token.current()).toBe("of-the-cookie");
});

test("R7.2 another application's csrftoken cookie does not prevent writes to an API on another host", async () => {
  const sent: (string | null)[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const sentToken = request.headers.get("X-CSRFToken");
    sent.push(sentToken);
    const headers = { "X-CSRFToken": "of-the-api" };
    return sentToken === "of-the-api"
      ? new Response(null, { status: 204, headers })
      : Response.json({ detail: "CSRF Failed: CSRF token missing or incorrect." }, { status: 403, headers });
  });
  const api = createApiClient({
    host: "https://api.brand.example",
    pageOrigin: "https://www.brand.example",
    cookies: () => "csrftoken=of-the-other-application",
  });
  await api.call(logout);
  await api.call(logout);
  expect(sent).toEqual(["of-the-other-application", "of-the-api", "of-the-api"]);
});
