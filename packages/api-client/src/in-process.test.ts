import { login, logout, type Session, uploadFile } from "@kaitori/wire";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { expect, test } from "vitest";
import { createInProcessClient } from "./in-process.ts";

const session: Session = {
  expires_at: "2026-11-21T01:00:00.000Z",
  seconds_left: 3600,
  ends_at: "2026-11-22T01:00:00.000Z",
};
const host = "http://akane.localhost:4100";

/** What the handlers saw of the browser that is not there. */
function appOf() {
  const seen: {
    cookie: string | undefined;
    token: string | undefined;
    origin: string | undefined;
    host: string;
  }[] = [];
  const app = new Hono().basePath("/api");
  app.use(async ({ req }, next) => {
    const { host } = new URL(req.url);
    seen.push({
      cookie: req.header("cookie"),
      token: req.header("x-csrftoken"),
      origin: req.header("origin"),
      host,
    });
    await next();
  });
  app.post(login.path, (context) => {
    setCookie(context, "csrftoken", "after-login");
    setCookie(context, "session", "s", { httpOnly: true });
    return context.json(session);
  });
  app.post(logout.path, (context) => {
    setCookie(context, "session", "", { maxAge: 0 });
    return context.body(null, 204);
  });
  app.post(uploadFile.path, async (context) => {
    const file = (await context.req.formData()).get("content");
    const name = file instanceof File ? file.name : "";
    return context.json(
      { id: 1, kind: "pl", name, content_type: "", image: null, created_at: session.ends_at },
      201,
    );
  });
  return { app, seen };
}

test("the client talks to an app without a socket and keeps its cookies as a browser would", async () => {
  const { app, seen } = appOf();
  const api = createInProcessClient(app, { host });
  expect(await api.call(login, { body: { email: "a@example.jp", password: "x" } })).toEqual(session);
  await api.call(logout);
  await api.call(logout);
  expect(seen).toEqual([
    { cookie: undefined, token: undefined, origin: host, host: "akane.localhost:4100" },
    {
      cookie: "csrftoken=after-login; session=s",
      token: "after-login",
      origin: host,
      host: "akane.localhost:4100",
    },
    { cookie: "csrftoken=after-login", token: "after-login", origin: host, host: "akane.localhost:4100" },
  ]);
});

test("uploads go the same way", async () => {
  const shares: number[] = [];
  const api = createInProcessClient(appOf().app, { host });
  const file = new File(["x"], "損益計算書.pdf");
  const record = await api.upload({ kind: "pl", file }, { onProgress: (share) => shares.push(share) });
  expect(record.name).toBe("損益計算書.pdf");
  expect(shares).toEqual([1]);
});
