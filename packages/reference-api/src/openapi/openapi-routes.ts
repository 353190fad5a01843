import type { Hono } from "hono";
import { serverPage } from "../http/server-page.ts";
import type { AppEnv } from "../http/visit.ts";
import { openapiDocument } from "./openapi-document.ts";
import { openapiPage } from "./openapi-page.ts";

/** What the API says of itself: for programs and for people, on every host. */
export function openapiRoutes(app: Hono<AppEnv>): void {
  app.get("/api/openapi.json", (context) => context.json(openapiDocument()));
  app.get("/api", (context) =>
    serverPage(context, { title: "Kaitori API", lang: "en", body: openapiPage() }),
  );
}
