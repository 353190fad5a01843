import type { Hono } from "hono";
import type { ServedBrand } from "../brands/brand.ts";
import { siteAddress } from "../brands/site-address.ts";
import { csrfTokenOf } from "../http/csrf.ts";
import { InProcessClient } from "../http/in-process-client.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";
import { markProved, startSession } from "../http/session-store.ts";

export interface DemoSession {
  services: Services;
  client: InProcessClient;
  clock: DemoClock;
  brand: ServedBrand;
}

export type MakeApp = (services: Services) => Hono<AppEnv>;

/** The applicant logged in at an earlier time: the same server with another clock, and a desk that waits. */
export async function demoSession(
  services: Services,
  makeApp: MakeApp,
  brand: ServedBrand,
  applicantId: number,
  clock: DemoClock,
): Promise<DemoSession> {
  const then: Services = {
    ...services,
    clock: clock.now,
    log: () => {},
    config: { ...services.config, review: "desk" },
  };
  const client = new InProcessClient(makeApp(then), siteAddress(brand, services.config, "/"));
  const { token } = await startSession(services.database, {
    applicantId,
    brand: brand.name,
    persistent: true,
    device: "Safari / iPhone",
    now: clock.now(),
  });
  // Acts that want a recent password are allowed.
  await markProved(services.database, token, services.clock());
  client.cookies.set("__Host-session", token);
  client.cookies.set("csrftoken", csrfTokenOf(services.config.secretKey, token));
  return { services: then, client, clock, brand };
}

const hour = 3_600_000;

export interface DemoClock {
  now: () => Date;
  /** Something happens some hours later. */
  later(hours: number): void;
}

/** The clock of a demo account: it starts so many days ago and is moved on step by step. */
export function demoClock(now: Date, daysAgo: number): DemoClock {
  let moment = now.getTime() - daysAgo * 24 * hour;
  return {
    now: () => new Date(moment),
    later: (hours) => {
      moment += hours * hour;
    },
  };
}
