import { once } from "node:events";
import { type HttpBindings, serve } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { allCalls, type CallDefinition, csrfMismatchDetail } from "@kaitori/wire";
import { type Context, Hono } from "hono";
import * as v from "valibot";

type Env = { Bindings: HttpBindings };
type SeenRequest = {
  readonly call: CallDefinition;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly file: File | undefined;
};
type Reply = (context: Context<Env>, request: SeenRequest) => Response | Promise<Response>;

export type TestServer = {
  readonly origin: string;
  readonly requests: SeenRequest[];
  /** Number of requests without the current token. */
  readonly refusalCount: () => number;
  /** Sets the answer of a call. */
  readonly reply: (call: CallDefinition, reply: Reply) => void;
  /** Changes the token, as a login does. */
  readonly renewToken: (token: string) => void;
  readonly close: () => Promise<void>;
};

/** Accepts the request and never answers: the connection breaks. */
export const closeWithoutAnswer: Reply = (context) => {
  context.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
};

/** An HTTP server for every call of the wire. It checks token and bodies and returns the answers of a test. */
export async function startServer(tokenComesIn: "cookie" | "header" = "cookie"): Promise<TestServer> {
  const replies = new Map<CallDefinition, Reply>();
  const requests: SeenRequest[] = [];
  let token = "token-1";
  let refusalCount = 0;
  const app = new Hono<Env>().onError((_, context) => context.body(null, 500));

  app.use(async (context, next) => {
    if (isForged(context)) {
      refusalCount += 1;
      context.res = context.json({ detail: csrfMismatchDetail }, 403);
    } else await next();
    context.header("Set-Cookie", "session=s; Path=/; HttpOnly", { append: true });
    if (tokenComesIn === "cookie")
      context.header("Set-Cookie", `csrftoken=${token}; Path=/`, { append: true });
    else context.header("X-CSRFToken", token);
  });
  const isForged = ({ req }: Context) => req.method !== "GET" && req.header("X-CSRFToken") !== token;

  for (const call of Object.values<CallDefinition>(allCalls)) {
    app.on(call.method, `/api/${call.path}`, async (context) => {
      const request = {
        call,
        url: context.req.url,
        headers: context.req.raw.headers,
        ...(await bodyOf(call, context)),
      };
      requests.push(request);
      const reply = replies.get(call);
      return reply === undefined ? context.body(null, 204) : reply(context, request);
    });
  }

  const server = serve({
    fetch: app.fetch,
    port: 0,
    hostname: "127.0.0.1",
    // On a busy machine a connection might be closed just when the next request uses it.
    serverOptions: { keepAliveTimeout: 0 },
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    refusalCount: () => refusalCount,
    reply: (call, reply) => replies.set(call, reply),
    renewToken: (next) => {
      token = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(
  call: CallDefinition,
  { req }: Context<Env>,
): Promise<Pick<SeenRequest, "body" | "file">> {
  if (call.body === undefined) return { body: undefined, file: undefined };
  if (call.file === undefined)
    return { body: v.safeParse(call.body, await req.json()).output, file: undefined };
  const form = await req.formData();
  const file = form.get(call.file);
  return {
    body: v.safeParse(call.body, Object.fromEntries(form)).output,
    file: file instanceof File ? file : undefined,
  };
}
