import * as v from "valibot";
import { type SignupPartner, SignupPartners } from "./signup-partners.ts";

/** Signs nothing that matters: production refuses it by name. */
export const developmentSecret = "kaitori-development-secret-not-for-production";

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`),
    v.transform(Number),
    v.minValue(least, `must be a whole number from ${least} to ${most}`),
    v.maxValue(most, `must be a whole number from ${least} to ${most}`),
  );

const address = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(" or ")}`,
    ),
  );

const yesOrNo = v.pipe(
  v.picklist(["1", "0", "true", "false"], "must be 1, 0, true or false"),
  v.transform((text) => text === "1" || text === "true"),
);

/** What the process may be told from outside, each with the default of development. */
export const Environment = v.object({
  NODE_ENV: v.optional(
    v.picklist(["development", "test", "production"], "must be development, test or production"),
    "development",
  ),
  PORT: v.optional(wholeNumber(0, 65535), "4100"),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder")), ".data"),
  DATABASE_URL: v.optional(address("postgres", "postgresql")),
  FILES_URL: v.optional(address("file", "s3", "http", "https")),
  MAIL_URL: v.optional(address("smtp", "smtps")),
  REVIEW: v.optional(v.picklist(["auto", "desk"], "must be auto or desk")),
  DEMO: v.optional(yesOrNo),
  SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(32, "must have at least 32 characters"))),
  BRANDS_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder"))),
  SITES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder"))),
  SIGNUP_PARTNERS: v.optional(SignupPartners),
  WATCH_BRANDS: v.optional(yesOrNo, "0"),
  TRUST_PROXY: v.optional(yesOrNo, "0"),
  WEB_CONCURRENCY: v.optional(wholeNumber(1, 512), "1"),
});
export type Environment = v.InferOutput<typeof Environment>;

export interface Config {
  environment: Environment["NODE_ENV"];
  port: number;
  dataDir: string;
  databaseUrl: string | undefined;
  filesUrl: string | undefined;
  mailUrl: string | undefined;
  review: "auto" | "desk";
  demo: boolean;
  secretKey: string;
  /** Holds one folder per brand with its settings and words. */
  brandsDir: string;
  /** Holds one folder per brand with its built site in `dist`. */
  sitesDir: string;
  /** Where the built handbook lies. */
  handbookDir: string;
  signupPartners: readonly SignupPartner[];
  /** Whether settings and words of a brand are read again when they are saved. */
  watchBrands: boolean;
  /** Whether the address of the applicant is read from X-Forwarded-For. */
  trustProxy: boolean;
}
