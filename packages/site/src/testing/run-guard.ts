import { addDerived, type Readiness } from "@kaitori/domain";
import type { CurrentUser, SuppressEntries } from "@kaitori/wire";
import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { createNotice } from "#foundation/notices/notice.ts";
import type { SessionState } from "#foundation/session/session.ts";
import { type Site, siteContext } from "#foundation/site/site.ts";

interface Visit {
  readonly at: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly user?: CurrentUser;
  readonly isServed?: boolean;
  readonly nextPage?: string;
  readonly isMaintenance?: boolean;
  readonly missing?: Readiness["missing"];
  readonly suppression?: SuppressEntries | "fail";
}

const notSuppressed: SuppressEntries = { method: null, segment: null, message: null };

export async function runGuard(
  guard: MiddlewareFunction,
  {
    at,
    params = {},
    user,
    isServed = true,
    nextPage,
    isMaintenance = false,
    missing = [],
    suppression = notSuppressed,
  }: Visit,
) {
  const notice = createNotice();
  const calls: string[] = [];
  const state: SessionState = !user
    ? { kind: "visitor" }
    : isServed
      ? { kind: "user", user: addDerived(user) }
      : { kind: "unserved" };
  // Only the parts of the site that guards may use.
  const site = {
    brand: { settings: { maintenance: { on: isMaintenance } } },
    notice,
    session: {
      load: async () => state,
      reset: () => void calls.push("session reset"),
      takeNextPage: () => nextPage,
      handleLoadFailure: async () => {
        calls.push("session failed");
        throw new Error("session failed");
      },
    },
    readiness: { takePreloaded: () => undefined, load: async () => ({ missing }) },
    systemSettings: {
      store: { getState: () => null },
      load: async () => {
        if (suppression === "fail") throw new Error("no settings");
        calls.push("settings loaded");
        return suppression;
      },
    },
  } as unknown as Site;

  const request = new Request(new URL(at, "http://brand.example"));
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  const args = { request, context, params, url: new URL(request.url), pattern: at };
  const thrown: unknown = await (async () => guard(args, async () => undefined))().then(
    () => undefined,
    (error) => error,
  );
  return {
    redirect: thrown instanceof Response ? thrown.headers.get("location") : undefined,
    status: statusOf(thrown),
    reason: notice.store.getState()?.reason,
    calls,
  };
}

const statusOf = (thrown: unknown) =>
  typeof thrown === "object" && thrown !== null && "init" in thrown
    ? (thrown.init as ResponseInit | null)?.status
    : undefined;
