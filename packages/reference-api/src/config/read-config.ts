import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import {
  type AllowableSetting,
  demoPartner,
  developmentDeskHost,
  developmentSecret,
  Environment,
  type Secrets,
} from "./config.ts";

/** Prevents the start; the message has a sentence per variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the environment. Nothing else in the server reads `process.env`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = v.safeParse(Environment, variables);
  if (!parsed.success)
    throw new ConfigError(parsed.issues.map((issue) => toSentence(issue, variables)).join("\n"));

  const environment = parsed.output;
  const refusals = productionRefusals(environment);
  if (refusals.length > 0) throw new ConfigError(refusals.join("\n"));

  const isProduction = environment.NODE_ENV === "production";
  const repository = repositoryFolder(process.cwd());
  const secretKey = environment.SECRET_KEY ?? developmentSecret;
  const secretKeys: Secrets = [secretKey, ...(environment.SECRET_KEYS_BEFORE ?? [])];
  return {
    environment: environment.NODE_ENV,
    port: environment.PORT,
    /** All addresses if undefined. Development uses the loopback, because it shows mails and public passwords. */
    host: environment.HOST ?? (isProduction ? undefined : "127.0.0.1"),
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    filesUrl: environment.FILES_URL,
    mailUrl: environment.MAIL_URL,
    /** Application id of the register of the National Tax Agency. */
    houjinbangouId: environment.HOUJINBANGOU_ID,
    review: environment.REVIEW ?? (isProduction ? "desk" : "auto"),
    demo: environment.DEMO ?? environment.NODE_ENV === "development",
    secretKey,
    secretKeys,
    brandsDir: environment.BRANDS_DIR ?? join(repository, "brands"),
    /** Folder with the built site of each brand in `dist`. */
    sitesDir: environment.SITES_DIR ?? join(repository, "apps"),
    handbookDir: join(repository, "apps", "storybook", "storybook-static"),
    boardDir: join(repository, "apps", "board", "dist"),
    signupPartners: environment.SIGNUP_PARTNERS ?? (isProduction ? [] : [demoPartner]),
    /** Seconds before the port closes, in which a load balancer notices the stop. */
    stopAfter: environment.STOP_AFTER ?? (isProduction ? 10 : 0),
    metricsPort: environment.METRICS_PORT,
    /** True if the server reloads a brand's settings and copy after each save. */
    watchBrands: environment.WATCH_BRANDS,
    logRequests: environment.LOG_REQUESTS,
    /** Hosts of the desk; no brand is served there. */
    deskHosts: environment.DESK_HOSTS ?? [developmentDeskHost],
    /** True if the applicant's IP address is read from X-Forwarded-For. */
    trustProxy: environment.TRUST_PROXY ?? false,
  };
}

export type Config = ReturnType<typeof readConfig>;

const secrets = new Set(["SECRET_KEY", "SECRET_KEYS_BEFORE", "HOUJINBANGOU_ID", "SIGNUP_PARTNERS"]);

function toSentence(issue: v.BaseIssue<unknown>, variables: Readonly<Record<string, unknown>>): string {
  const name = String(issue.path?.[0]?.key);
  // Never prints a value that may contain a secret.
  const isSecret = secrets.has(name) || name.endsWith("_URL");
  return `${name} ${issue.message}${isSecret ? "" : `, but is “${variables[name]}”`}.`;
}

/** The nearest folder upwards with `brands/`, or else the folder itself. */
function repositoryFolder(workingFolder: string): string {
  for (let folder = workingFolder; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "brands"))) return folder;
    if (dirname(folder) === folder) return workingFolder;
  }
}

/** Returns a sentence for each setting that the server refuses. */
function productionRefusals(environment: Environment): string[] {
  const refusals: string[] = [];
  if (!environment.DATABASE_URL && environment.WEB_CONCURRENCY > 1)
    refusals.push(
      "WEB_CONCURRENCY is more than 1, but the embedded database allows only one process; set DATABASE_URL.",
    );
  if (environment.NODE_ENV !== "production") return refusals;

  if (environment.DEMO)
    refusals.push("DEMO must not be set in production: it creates accounts with public passwords.");
  if (!environment.MAIL_URL)
    refusals.push(
      "MAIL_URL must be set in production: the development mailbox shows every mail to everyone.",
    );
  if (!environment.SECRET_KEY || environment.SECRET_KEY === developmentSecret)
    refusals.push("SECRET_KEY must be set to a secret of your own in production.");
  const refuseUnlessAllowed = (setting: AllowableSetting, sentence: string) => {
    if (!environment.PRODUCTION_ALLOWS?.includes(setting))
      refusals.push(`${sentence} To allow it, add ${setting} to PRODUCTION_ALLOWS.`);
  };
  if (environment.REVIEW === "auto")
    refuseUnlessAllowed(
      "auto-review",
      "REVIEW must not be auto in production: no person would review an entry before money is paid.",
    );
  if (!environment.DATABASE_URL)
    refuseUnlessAllowed(
      "embedded-database",
      "DATABASE_URL must be set in production: the embedded database may lose data in a power failure.",
    );
  if (environment.MAIL_URL && !isEncrypted(environment.MAIL_URL))
    refuseUnlessAllowed(
      "plain-mail",
      "MAIL_URL must begin with smtps:// or end with ?requireTLS=true in production: mails contain links that open accounts.",
    );
  if (environment.TRUST_PROXY === undefined)
    refusals.push(
      "TRUST_PROXY must be set in production, to 1 behind a proxy that sets X-Forwarded-For and to 0 without one.",
    );
  if (!environment.DESK_HOSTS)
    refusals.push("DESK_HOSTS must be set in production: the hosts at which staff reach the desk.");
  return refusals;
}

const isEncrypted = (address: string) =>
  address.startsWith("smtps://") || new URL(address).searchParams.get("requireTLS") === "true";
