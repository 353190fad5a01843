import type { CallAnswer, CallDefinition } from "@kaitori/wire";

export interface StoryAnswer {
  readonly method: string;
  readonly path: RegExp;
  readonly respond: () => Response | Promise<Response>;
  /** True if only one call gets this answer; the next one gets the following answer in the list. */
  readonly isOnce?: boolean;
}

/** The server's answer in a story: `answers(listEntries, [entry])`. The client validates it as usual. */
export const answers = <Call extends CallDefinition>(call: Call, body: CallAnswer<Call>): StoryAnswer =>
  answerWith(call, () => Response.json(body ?? null));

/** Answers only the first call: `answersOnce(getDraftEntry, empty), answers(getDraftEntry, saved)`. */
export const answersOnce = <Call extends CallDefinition>(call: Call, body: CallAnswer<Call>): StoryAnswer =>
  onlyOnce(answers(call, body));

/** A refusal: `refuses(login, 401, { detail: "…" })`. */
export const refuses = (call: CallDefinition, status: number, body: unknown): StoryAnswer =>
  answerWith(call, () => Response.json(body, { status }));

export const refusesOnce = (call: CallDefinition, status: number, body: unknown): StoryAnswer =>
  onlyOnce(refuses(call, status, body));

export const keepsWaiting = (call: CallDefinition): StoryAnswer =>
  answerWith(call, () => new Promise(() => {}));

export const onlyOnce = (answer: StoryAnswer): StoryAnswer => ({ ...answer, isOnce: true });

export const unreachable = (call: CallDefinition): StoryAnswer =>
  answerWith(call, () => Promise.reject(new TypeError("Failed to fetch")));

const answerWith = (call: CallDefinition, respond: StoryAnswer["respond"]): StoryAnswer => ({
  method: call.method,
  path: new RegExp(`/api/${call.path.replace(/:\w+/g, "[^/]+")}$`),
  respond,
});

type StoryServer = (request: Request) => Promise<Response>;

/** A server that responds with the first matching answer, else 404. */
export function storyServer(storyAnswers: readonly StoryAnswer[]): StoryServer {
  const usedAnswers = new Set<StoryAnswer>();
  return async ({ method, url }) => {
    const { pathname } = new URL(url);
    const match = storyAnswers.find(
      (answer) => answer.method === method && answer.path.test(pathname) && !usedAnswers.has(answer),
    );
    if (match?.isOnce) usedAnswers.add(match);
    if (match) return match.respond();
    const detail = `${method} ${pathname} has no answer in the story or test, and no default answer in story-connection.ts`;
    console.error(detail);
    return Response.json({ detail }, { status: 404 });
  };
}

const servers = new Map<string, StoryServer>();
const originalFetch = globalThis.fetch;
globalThis.fetch = (...request) => {
  const [input] = request;
  const address = input instanceof Request ? input.url : String(input);
  const answer = servers.get(/^https:\/\/story-\d+\.example/.exec(address)?.[0] ?? "");
  return answer ? answer(new Request(...request)) : originalFetch(...request);
};

export function registerServer(server: StoryServer): string {
  const host = `https://story-${servers.size + 1}.example`;
  servers.set(host, server);
  return host;
}
