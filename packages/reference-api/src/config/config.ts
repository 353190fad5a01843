import { developmentCopy } from "@kaitori/brand/copy/development";
import * as v from "valibot";

/** A service that sends its customers with a signed link. */
export const SignupPartner = v.object({
  service: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  /** Shared secret for the HMAC-SHA256 of the links. */
  secret: v.pipe(v.string(), v.minLength(32)),
  login_url: v.pipe(v.string(), v.url()),
});
export type SignupPartner = v.InferOutput<typeof SignupPartner>;

const SignupPartners = v.message(
  v.pipe(v.string(), v.parseJson(), v.array(SignupPartner)),
  "must be a JSON list of {service, name, secret, login_url}",
);

/** Lets a developer try the sign-up of a partner; production has only the partners in SIGNUP_PARTNERS. */
export const demoPartner: SignupPartner = {
  service: "demo",
  name: developmentCopy.texts.partner,
  secret: "kaitori-demo-partner-secret-not-for-production",
  login_url: "https://partner.example/login/",
};

/** Public secret of development, which production refuses. */
export const developmentSecret = "kaitori-development-secret-not-for-production";

export const developmentDeskHost = "desk.localhost";

const hostFormat = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${minimum} to ${maximum}`),
    v.transform(Number),
    v.minValue(minimum, `must be a whole number from ${minimum} to ${maximum}`),
    v.maxValue(maximum, `must be a whole number from ${minimum} to ${maximum}`),
  );

const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    ),
    v.check(
      (text) => !text.includes("://") || URL.canParse(text),
      "is not a valid address: in a password, write # @ / ? as %23 %40 %2F %3F",
    ),
  );

/** Checks addresses of buckets; addresses of folders pass. */
const checkBucketAddress = (isValid: (store: URL) => boolean) => (text: string) =>
  !URL.canParse(text) || text.startsWith("file:") || isValid(new URL(text));

const namesBucket = checkBucketAddress(({ protocol, hostname, pathname }) =>
  Boolean(protocol === "s3:" ? hostname : pathname.split("/")[1]),
);

/** Amazon's credentials come from its own environment variables. */
const hasCredentials = checkBucketAddress(
  ({ protocol, username, password }) => protocol === "s3:" || (username !== "" && password !== ""),
);

/** Settings that production refuses unless the licensee names them in PRODUCTION_ALLOWS. */
const allowableSettings = ["auto-review", "embedded-database", "plain-mail"] as const;
export type AllowableSetting = (typeof allowableSettings)[number];

const listOf = <const Item extends v.GenericSchema<string, string>>(item: Item) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(",").map((part) => part.trim())),
    v.array(item),
  );

const Secret = v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"));

const yesOrNo = v.pipe(
  v.picklist(["1", "0", "true", "false"], "must be 1, 0, true or false"),
  v.transform((text) => text === "1" || text === "true"),
);

/** The environment variables of the process, each with its default in development. */
export const Environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(["development", "test", "production"], "must be development, test or production"),
    "development",
  ),
  PORT: v.optional(wholeNumber(0, 65535), "4100"),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder")), ".data"),
  DATABASE_URL: v.optional(address("postgres", "postgresql")),
  FILES_URL: v.optional(
    v.pipe(
      address("file", "s3", "http", "https"),
      v.check(namesBucket, "must name a bucket: s3://bucket or https://key:secret@host/bucket"),
      v.check(hasCredentials, "must contain the credentials of the store: https://key:secret@host/bucket"),
    ),
  ),
  /** The mail server; without it mails go to the mailbox of the development page. */
  MAIL_URL: v.optional(address("smtp", "smtps")),
  HOUJINBANGOU_ID: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{13}$/, "must have 13 letters and digits")),
  ),
  REVIEW: v.optional(v.picklist(["auto", "desk"], "must be auto or desk")),
  DEMO: v.optional(yesOrNo),
  SECRET_KEY: v.optional(Secret),
  SECRET_KEYS_BEFORE: v.optional(listOf(Secret)),
  BRANDS_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder"))),
  SITES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder"))),
  SIGNUP_PARTNERS: v.optional(SignupPartners),
  WATCH_BRANDS: v.optional(yesOrNo, "0"),
  LOG_REQUESTS: v.optional(yesOrNo, "1"),
  TRUST_PROXY: v.optional(yesOrNo),
  DESK_HOSTS: v.optional(
    listOf(v.pipe(v.string(), v.regex(hostFormat, "must be a list of hosts without ports"), v.toLowerCase())),
  ),
  PRODUCTION_ALLOWS: v.optional(
    listOf(v.picklist(allowableSettings, `must be a list of ${allowableSettings.join(", ")}`)),
  ),
  /** Seconds from SIGTERM until the port closes. */
  STOP_AFTER: v.optional(wholeNumber(0, 300)),
  METRICS_PORT: v.optional(wholeNumber(1, 65535)),
  WEB_CONCURRENCY: v.optional(wholeNumber(1, 512), "1"),
});
export type Environment = v.InferOutput<typeof Environment>;

/** The current secret, then earlier ones for reading older data. */
export type Secrets = readonly [string, ...string[]];
