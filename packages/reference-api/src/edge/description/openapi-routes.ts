import type { Context, Hono } from "hono";
import type { Config } from "../../config/config.ts";
import type { Html } from "../../http/html.ts";
import { requireOwnHost } from "../../http/own-host.ts";
import type { AppEnv } from "../../http/request-context.ts";
import { serverPage } from "../../http/server-page.ts";
import { type DeskCalls, deskDocument } from "./desk-document.ts";
import { openapiDocument } from "./openapi-document.ts";
import { apiDescription, deskDescription } from "./openapi-page.ts";

/** The description of the API, for programs and for people, on every host. */
export function openapiRoutes(app: Hono<AppEnv>): void {
  app.get("/api/openapi.json", (context) =>
    context.body(documentText(), 200, { "content-type": "application/json; charset=utf-8" }),
  );
  app.get("/api", (context) => descriptionAt(context, "Kaitori API", ofApi()));
}

// Anybody may ask, each making takes a good part of a second, and it is the same as long as the process runs.
const documentText = once(() => JSON.stringify(openapiDocument()));
const ofApi = once(apiDescription);

export function deskDescriptionRoutes(config: Config, calls: DeskCalls): (app: Hono<AppEnv>) => void {
  const deskText = once(() => JSON.stringify(deskDocument(calls)));
  const ofDesk = once(() => deskDescription(calls));
  return (app) => {
    app.get("/desk/openapi.json", requireOwnHost(config), (context) =>
      context.body(deskText(), 200, { "content-type": "application/json; charset=utf-8" }),
    );
    app.get("/desk", requireOwnHost(config), (context) =>
      descriptionAt(context, "Kaitori desk API", ofDesk()),
    );
  };
}

const descriptionAt = (context: Context<AppEnv>, title: string, body: Html) =>
  serverPage(context, { title, lang: "en", body });

function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}
