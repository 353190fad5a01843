import { type ApiClientConfig, NetworkError } from "@kaitori/api-client";
import type { CallAnswer, CallDefinition } from "@kaitori/wire";

interface StoryAnswer {
  readonly method: string;
  readonly path: RegExp;
  readonly respond: () => Response | Promise<Response>;
  /** The next time the answer after it is given. */
  readonly isOnce?: boolean;
}

/** What the server says in a story: `answers(listEntries, [entry])`. The client checks it as it checks the server. */
export const answers = <Call extends CallDefinition>(call: Call, body: CallAnswer<Call>): StoryAnswer =>
  responding(call, () => Response.json(body ?? null));

/** The first time only: `answersOnce(getDraftEntry, empty), answers(getDraftEntry, kept)`. */
export const answersOnce = <Call extends CallDefinition>(call: Call, body: CallAnswer<Call>): StoryAnswer =>
  once(answers(call, body));

/** A refusal: `refuses(login, 401, { detail: "…" })`. */
export const refuses = (call: CallDefinition, status: number, body: unknown): StoryAnswer =>
  responding(call, () => Response.json(body, { status }));

/** The same the first time only. */
export const refusesOnce = (call: CallDefinition, status: number, body: unknown): StoryAnswer =>
  once(refuses(call, status, body));

/** An answer that never comes: the screen stays as it is while it waits. */
export const keepsWaiting = (call: CallDefinition): StoryAnswer =>
  responding(call, () => new Promise(() => {}));

/** Whatever it is, the first time only. */
export const once = (answer: StoryAnswer): StoryAnswer => ({ ...answer, isOnce: true });

/** No connection. */
export const isOutOfReach = (call: CallDefinition): StoryAnswer =>
  responding(call, () => Promise.reject(new TypeError("Failed to fetch")));

const responding = (call: CallDefinition, respond: StoryAnswer["respond"]): StoryAnswer => ({
  method: call.method,
  path: new RegExp(`/api/${call.path.replace(/:\w+/g, "[^/]+")}$`),
  respond,
});

/** A `fetch` that gives the answers of a story, the first that fits; anything else is a 404. */
export function storyFetch(storyAnswers: readonly StoryAnswer[]): typeof fetch {
  const given = new Set<StoryAnswer>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const found = storyAnswers.find(
      (answer) => answer.method === request.method && answer.path.test(pathname) && !given.has(answer),
    );
    if (found?.isOnce) given.add(found);
    return found
      ? found.respond()
      : Response.json({ detail: `${request.method} ${pathname}` }, { status: 404 });
  };
}

/** Files go the same way; while their answer is waited for, less than half has gone out. */
export const storyUploads =
  (fetch: ReturnType<typeof storyFetch>): NonNullable<ApiClientConfig["uploadTransport"]> =>
  async ({ address, method, onProgress }) => {
    onProgress?.(0.4);
    const response = await fetch(address, { method }).catch((cause: unknown) => {
      throw new NetworkError("no answer", { cause });
    });
    const text = await response.text();
    return { status: response.status, text, header: (name) => response.headers.get(name) };
  };

export type { StoryAnswer };
