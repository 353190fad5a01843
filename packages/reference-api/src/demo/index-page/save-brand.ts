import { dirname } from "node:path";
import { saveDraft, savedTokensNow } from "@kaitori/brand/draft/save";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Config } from "../../config/read-config.ts";
import { hostOf } from "../../http/brand-middleware.ts";
import type { AppEnv } from "../../http/request-context.ts";

const path = "/board/brands";

/** A folder of a brand with all its pictures. */
const largestDraft = 3_000_000;

/**
 * The brand board may write into the repository: where somebody runs the project on their own machine, and from the
 * board's own pages only. `isBoard` says whether the request came to the handbook and from this machine.
 */
export function saveBrandRoutes(
  { brandsDir }: Pick<Config, "brandsDir">,
  isBoard: (context: Context<AppEnv>) => boolean,
): (app: Hono<AppEnv>) => void {
  return (app) => {
    app.get(path, (context, next) =>
      isBoard(context)
        ? context.json({ canSave: true, savedTokens: savedTokensNow(dirname(brandsDir)) })
        : next(),
    );
    app.post(path, bodyLimit({ maxSize: largestDraft }), async (context, next) => {
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
