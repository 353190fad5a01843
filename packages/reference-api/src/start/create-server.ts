import { hostsOf } from "@kaitori/brand/settings";
import { deskCalls, deskRoutes } from "@kaitori/desk";
import { todayInTokyo } from "@kaitori/domain";
import type { Hono } from "hono";
import { accountJobs } from "../accounts/account-jobs.ts";
import { type PasswordCost, passwordHasher, productionCost } from "../accounts/passwords.ts";
import { brandByHost, type ServedBrand } from "../brands/brand.ts";
import { loadBrands } from "../brands/load-brands.ts";
import { readClock } from "../clock.ts";
import { type Config, ConfigError } from "../config/read-config.ts";
import type { OpenDatabase } from "../database/database.ts";
import { markProductionUse, openDatabase } from "../database/open-database.ts";
import { type BuildHandbook, handbookRoutes } from "../demo/index-page/handbook.ts";
import { indexRoutes } from "../demo/index-page/index-routes.ts";
import { seedDemo } from "../demo/seed-demo.ts";
import { seedDemoStaff } from "../desk/demo-staff.ts";
import { deskOf } from "../desk/desk-of.ts";
import { inspect } from "../documents/inspection/inspect.ts";
import { createEncryptedStore } from "../documents/store/encrypted-store.ts";
import { openStore, requireUsableStore } from "../documents/store/open-store.ts";
import { deskDescriptionRoutes, openapiRoutes } from "../edge/description/openapi-routes.ts";
import { hostSites } from "../edge/hosting/host-site.ts";
import { storedContractPdf } from "../entry/contract/stored-contract-pdf.ts";
import { dailyJobs, planDayJobs } from "../entry/days/day-jobs.ts";
import { reviewJobs } from "../entry/review/auto-review.ts";
import { examplePolicy, type ReviewPolicy } from "../entry/review/policy.ts";
import { accountLimits } from "../http/account-limits.ts";
import { createApp } from "../http/app.ts";
import type { Route } from "../http/handle.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { JobHandlers, Lookups, MailTransport, Services } from "../http/services.ts";
import { createThrottle } from "../http/throttle.ts";
import { createJobRunner } from "../jobs/job-runner.ts";
import { planJob } from "../jobs/job-store.ts";
import { jsonLog, type Log } from "../log.ts";
import { chooseRegister } from "../lookups/houjinbangou/tax-agency-register.ts";
import { warnOfOldLists } from "../lookups/lists/imported-lists.ts";
import { createLazyLookups } from "../lookups/lookups.ts";
import { mailJobs, mailTransport } from "../mail/mail-jobs.ts";
import { bankCalendar, bankCalendarJobs } from "../operations/bank-calendar-warning.ts";
import { housekeeping, housekeepingJobs } from "../operations/erasure/housekeeping.ts";
import { healthRoutes, metricsOf } from "../operations/metrics.ts";
import { routes as allRoutes } from "./routes.ts";

/** Parts that a licensee or a test may replace. */
export interface ServerParts {
  /** Replaces the register of companies. */
  lookups?: () => Lookups;
  /** Review policy for REVIEW=auto. */
  reviewPolicy?: ReviewPolicy;
  opened?: OpenDatabase;
  clock?: () => Date;
  log?: Log;
  brands?: readonly ServedBrand[];
  passwordCost?: PasswordCost;
  mail?: MailTransport;
  /** All routes by default. */
  routes?: readonly Route[];
  /** Builds the handbook at its first visit. */
  buildHandbook?: BuildHandbook | undefined;
}

export interface Server {
  app: Hono<AppEnv>;
  services: Services;
  /** Makes /readyz fail, while other requests are still answered. */
  announceStop(): void;
  /** Stops background work and closes the database. */
  close(): Promise<void>;
}

export async function createServer(config: Config, parts: ServerParts = {}): Promise<Server> {
  const brands = parts.brands ?? (await loadBrands(config.brandsDir));
  refuseDeskAtBrand(config, brands);
  const opened = parts.opened ?? (await openDatabase(config));
  const clock = parts.clock ?? readClock;
  const log = parts.log ?? jsonLog(clock);
  const { database } = opened;
  let isStopping = false;

  const services: Services = {
    config,
    clock,
    log,
    metrics: metricsOf(database, { clock, isStopping: () => isStopping }),
    callThrottle: createThrottle(accountLimits.callsInARow),
    accountsBySession: new Map(),
    database,
    brands,
    brandByHost: brandByHost(brands),
    passwords: passwordHasher(parts.passwordCost ?? productionCost),
    mail: parts.mail ?? mailTransport(config),
    jobs: createJobRunner({ database, clock, log }, () =>
      jobHandlers(services, parts.reviewPolicy ?? examplePolicy),
    ),
    store: createEncryptedStore(openStore(config), config.secretKeys),
    inspect,
    lookups: parts.lookups ?? createLazyLookups(() => chooseRegister(config, log), config.dataDir),
  };
  if (config.filesUrl !== undefined) await requireUsableStore(services.store);
  const app = composeApp(services, parts, () => isStopping);
  await markProductionUse(database, { ...config, now: clock() });
  for (const kind of [housekeeping, bankCalendar])
    await planJob(database, { kind, runAt: clock(), name: kind });
  await planDayJobs(database, brands, clock());
  warnOfOldLists(log, config.dataDir, todayInTokyo(clock()));
  // Loads the lists at start in production, so that the first lookup does not wait half a second.
  if (config.environment === "production") services.lookups();
  if (config.demo) {
    await seedDemoStaff(services);
    await seedDemo(services, (demoServices) => composeApp(demoServices, {}, () => isStopping));
  }
  return {
    app,
    services,
    announceStop: () => {
      isStopping = true;
    },
    close: async () => {
      await services.jobs.stop();
      services.mail.close();
      await opened.close();
    },
  };
}

const jobHandlers = (services: Services, policy: ReviewPolicy): JobHandlers => ({
  ...accountJobs(services),
  ...mailJobs(services, storedContractPdf),
  ...reviewJobs(services, policy),
  ...dailyJobs(services),
  ...housekeepingJobs(services),
  ...bankCalendarJobs(services),
});

function refuseDeskAtBrand({ deskHosts }: Config, brands: readonly ServedBrand[]): void {
  for (const brand of brands)
    for (const host of hostsOf(brand.settings))
      if (deskHosts.includes(host))
        throw new ConfigError(`DESK_HOSTS names ${host}, which is a host of the brand ${brand.name}.`);
}

export const composeApp = (
  services: Services,
  { routes = allRoutes, buildHandbook }: Pick<ServerParts, "routes" | "buildHandbook"> = {},
  isStopping = () => false,
): Hono<AppEnv> =>
  createApp(services, {
    routes,
    beforeBrands: (app) => {
      healthRoutes(services, isStopping)(app);
      openapiRoutes(app);
      deskRoutes(deskOf(services))(app);
      deskDescriptionRoutes(app, deskCalls);
      indexRoutes(services)(app);
      handbookRoutes(services, buildHandbook)(app);
    },
    afterApi: hostSites(services),
  });
