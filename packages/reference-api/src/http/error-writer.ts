import type { Context } from "hono";
import type { Services } from "../services.ts";
import { UnfitAnswer } from "./answer.ts";
import { HttpError } from "./errors.ts";
import { faultFields } from "./log.ts";

/** Refusals as they are thrown; anything else is a fault, logged where it broke and answered without details. */
export function writeError(error: unknown, context: Context, { log, config }: Services): Response {
  if (error instanceof HttpError) {
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    return error.body === undefined
      ? context.body(null, error.status)
      : context.json(error.body, error.status);
  }
  log("error", "fault", { request: context.get("requestId"), ...faultFields(error) });
  const detail =
    error instanceof UnfitAnswer && config.environment !== "production"
      ? error.message
      : "サーバーエラーが発生しました。";
  return context.json({ detail }, 500);
}
