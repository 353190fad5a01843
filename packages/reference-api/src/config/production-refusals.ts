import { developmentSecret, type Environment } from "./config.ts";

/** What a developer's machine may do and the public server may not, as one sentence each. */
export function productionRefusals(environment: Environment): string[] {
  const refusals: string[] = [];
  if (!environment.DATABASE_URL && environment.WEB_CONCURRENCY > 1)
    refusals.push(
      "WEB_CONCURRENCY asks for more than one process, but the embedded database belongs to one; set DATABASE_URL.",
    );
  if (environment.NODE_ENV !== "production") return refusals;

  if (environment.DEMO)
    refusals.push("DEMO must not be set in production: it makes accounts with known passwords.");
  if (!environment.MAIL_URL)
    refusals.push(
      "MAIL_URL must be set in production: the development mailbox shows every mail to everyone.",
    );
  if (!environment.SECRET_KEY || environment.SECRET_KEY === developmentSecret)
    refusals.push("SECRET_KEY must be set to a secret of your own in production.");
  return refusals;
}
