import type { Hono } from "hono";
import { serverPage } from "../http/server-page.ts";
import type { AppEnv } from "../http/visit.ts";
import { openapiDocument } from "./openapi-document.ts";
import { openapiPage } from "./openapi-page.ts";

/** What the API says of itself: for programs and for people, on every host. */
export function openapiRoutes(app: Hono<AppEnv>): void {
  app.get("/api/openapi.json", (context) =>
    context.body(documentText(), 200, { "content-type": "application/json; charset=utf-8" }),
  );
  app.get("/api", (context) => serverPage(context, { title: "Kaitori API", lang: "en", body: page() }));
}

// Anybody may ask, each making takes a good part of a second, and it is the same as long as the process runs.
const documentText = once(() => JSON.stringify(openapiDocument()));
const page = once(openapiPage);

function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
