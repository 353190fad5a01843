import type { Context } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import { faultFields } from "../log.ts";
import { UnfitAnswer } from "./answer.ts";
import { HttpError } from "./errors.ts";
import type { Services } from "./services.ts";

/** Refusals as they are thrown; anything else is a fault, logged where it broke and answered without details. */
export function writeError(error: unknown, context: Context, { log, config, metrics }: Services): Response {
  // The desk and the index of development belong to no brand.
  const brand: ServedBrand | undefined = context.get("brand");
  const write = (refusal: HttpError) => {
    for (const [name, value] of Object.entries(refusal.headers)) context.header(name, value);
    const body = refusal.bodyIn(brand?.copy ?? {});
    return body === undefined ? context.body(null, refusal.status) : context.json(body, refusal.status);
  };
  if (error instanceof HttpError) {
    if (error.limit) metrics.overLimit(error.limit);
    return write(error);
  }
  log("error", "fault", { request: context.get("requestId"), ...faultFields(error) });
  return write(
    error instanceof UnfitAnswer && config.environment !== "production"
      ? new HttpError(500, { more: { detail: error.message } })
      : new HttpError(500, { detail: "serverError" }),
  );
}
