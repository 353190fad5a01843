import { type AllowableSetting, developmentSecret, type Environment } from "./config.ts";

/** Returns a sentence for each setting that the server refuses. */
export function productionRefusals(environment: Environment): string[] {
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
