import { type ApiError, NetworkError, refusalOf, ServerError } from "@kaitori/api-client";
import type { CallDefinition, LinkProblem } from "@kaitori/wire";

/** A call that opens what a mailed link promises. */
type LinkCall = CallDefinition & { readonly errors: { readonly 410: typeof LinkProblem } };

/**
 * The outcome of a link from a mail: the answer to it, the reason why it opens nothing, or that the server could not be
 * reached.
 */
export type OpenedLink<Answer> =
  | { readonly kind: "opened"; readonly answer: Answer }
  | { readonly kind: "problem"; readonly reason: LinkProblem["reason"] }
  | { readonly kind: "failed"; readonly error: ApiError };

/** A link that opens nothing is no error: each reason has a page of its own, and a lost connection can be tried again. */
export async function openMailLink<Answer>(
  call: LinkCall,
  asking: Promise<Answer>,
): Promise<OpenedLink<Answer>> {
  try {
    return { kind: "opened", answer: await asking };
  } catch (error) {
    const problem = refusalOf(call, 410, error);
    if (problem) return { kind: "problem", reason: problem.reason };
    if (error instanceof NetworkError || error instanceof ServerError) return { kind: "failed", error };
    throw error;
  }
}
