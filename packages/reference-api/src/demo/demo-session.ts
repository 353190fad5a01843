import type { Hono } from "hono";
import { type ServedBrand, siteAddress } from "../brands/brand.ts";
import { csrfTokenOf } from "../http/ensure-session.ts";
import { InProcessClient } from "../http/in-process-client.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Services } from "../http/services.ts";
import { recordPasswordCheck, startSession } from "../http/session-store.ts";
import { demoData } from "./demo-data.ts";

export type DemoSession = Awaited<ReturnType<typeof demoSession>>;
export type MakeApp = (services: Services) => Hono<AppEnv>;

/** Starts a session of the applicant with its own clock and without automatic review. */
export async function demoSession(
  services: Services,
  makeApp: MakeApp,
  brand: ServedBrand,
  applicantId: number,
  clock: ReturnType<typeof demoClock>,
) {
  const pastServices: Services = {
    ...services,
    clock: clock.now,
    log: () => {},
    config: { ...services.config, review: "desk" },
  };
  const client = new InProcessClient(makeApp(pastServices), siteAddress(brand, services.config, "/"));
  const { token } = await startSession(services.database, {
    applicantId,
    brand: brand.name,
    persistent: true,
    device: "Safari / iPhone",
    now: clock.now(),
  });
  // Allows acts that require a recent password.
  await recordPasswordCheck(services.database, token, services.clock());
  client.cookies.set("__Host-session", token);
  client.cookies.set("csrftoken", csrfTokenOf(services.config.secretKey, token));
  return { services: pastServices, client, clock, brand, data: demoData(services.config, brand) };
}

const hourMilliseconds = 3_600_000;

/** Clock of a demo account, which starts some days ago. */
export function demoClock(now: Date, daysAgo: number) {
  let moment = now.getTime() - daysAgo * 24 * hourMilliseconds;
  return {
    now: () => new Date(moment),
    advanceHours: (hours: number) => {
      moment += hours * hourMilliseconds;
    },
    /** Never goes back, nor beyond the real time. */
    advanceTo: (date: Date) => {
      moment = Math.min(now.getTime(), Math.max(moment, date.getTime()));
    },
  };
}
