import { join } from "node:path";
import * as v from "valibot";
import { type Config, developmentSecret, Environment } from "./config.ts";
import { productionRefusals } from "./production-refusals.ts";
import { repositoryFolder } from "./repository-folder.ts";
import { demoPartner } from "./signup-partners.ts";

/** A start that must not happen; its message is one sentence per variable. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the environment once; nothing else in the server looks at `process.env`. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = v.safeParse(Environment, given);
  if (!read.success) throw new ConfigError(read.issues.map((issue) => sentence(issue, given)).join("\n"));

  const environment = read.output;
  const refusals = productionRefusals(environment);
  if (refusals.length > 0) throw new ConfigError(refusals.join("\n"));

  const production = environment.NODE_ENV === "production";
  const repository = repositoryFolder(process.cwd());
  return {
    environment: environment.NODE_ENV,
    port: environment.PORT,
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL,
    filesUrl: environment.FILES_URL,
    mailUrl: environment.MAIL_URL,
    review: environment.REVIEW ?? (production ? "desk" : "auto"),
    demo: environment.DEMO ?? environment.NODE_ENV === "development",
    secretKey: environment.SECRET_KEY ?? developmentSecret,
    brandsDir: environment.BRANDS_DIR ?? join(repository, "brands"),
    sitesDir: environment.SITES_DIR ?? join(repository, "apps"),
    handbookDir: join(repository, "apps", "storybook", "storybook-static"),
    signupPartners: environment.SIGNUP_PARTNERS ?? (production ? [] : [demoPartner]),
    watchBrands: environment.WATCH_BRANDS,
    trustProxy: environment.TRUST_PROXY,
  };
}

function sentence(issue: v.BaseIssue<unknown>, given: Readonly<Record<string, unknown>>): string {
  const name = String(issue.path?.[0]?.key);
  // A secret or an address with a password in it is never repeated.
  const secret = name === "SECRET_KEY" || name === "SIGNUP_PARTNERS" || name.endsWith("_URL");
  return `${name} ${issue.message}${secret ? "" : `, but is “${given[name]}”`}.`;
}
