import { type ApiError, NetworkError, refusalOf, ServerError } from "@kaitori/api-client";
import type { CallDefinition, LinkProblem } from "@kaitori/wire";

type LinkCall = CallDefinition & { readonly errors: { readonly 410: typeof LinkProblem } };

export type OpenedLink<Answer> =
  | { readonly kind: "opened"; readonly answer: Answer }
  | { readonly kind: "problem"; readonly reason: LinkProblem["reason"] }
  | { readonly kind: "failed"; readonly error: ApiError };

/** An invalid link is not an error: each reason has its own page, and a lost connection offers a retry. */
export async function openMailLink<Answer>(
  call: LinkCall,
  answer: Promise<Answer>,
): Promise<OpenedLink<Answer>> {
  try {
    return { kind: "opened", answer: await answer };
  } catch (error) {
    const problem = refusalOf(call, 410, error);
    if (problem) return { kind: "problem", reason: problem.reason };
    if (error instanceof NetworkError || error instanceof ServerError) return { kind: "failed", error };
    throw error;
  }
}

/** For a server that sends no such links. */
export async function refuseUnknownLink(): Promise<never> {
  throw new ServerError(410, undefined, undefined, { detail: "", reason: "unknown" });
}
