import { dirname } from "node:path";
import { readSavedTokens, saveDraft } from "@kaitori/brand/draft/save";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Config } from "../../config/read-config.ts";
import { hostOf } from "../../http/brand-middleware.ts";
import type { AppEnv } from "../../http/request-context.ts";

const path = "/board/brands";

/** Maximum bytes of a brand with its pictures. */
const maximumDraftBytes = 3_000_000;

/** Lets pages of the board save a brand into the repository. `isBoard` checks the host and the machine. */
export function saveBrandRoutes(
  { brandsDir }: Pick<Config, "brandsDir">,
  isBoard: (context: Context<AppEnv>) => boolean,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(path, (context, next) =>
      isBoard(context)
        ? context.json({ canSave: true, savedTokens: readSavedTokens(dirname(brandsDir)) })
        : next(),
    );
    app.post(path, bodyLimit({ maxSize: maximumDraftBytes }), async (context, next) => {
      if (!isBoard(context)) return next();
      const isOwnPage = context.req.header("origin") === `http://${hostOf(context.req)}`;
      const isJson = context.req.header("content-type")?.startsWith("application/json") === true;
      if (!isOwnPage || !isJson) return context.json({ refused: "notTheBoard" }, 403);
      const draft: unknown = await context.req.json().catch(() => undefined);
      const saved = await saveDraft(dirname(brandsDir), draft);
      return context.json(saved, "refused" in saved ? 422 : 200);
    });
  };
}
