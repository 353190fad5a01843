import type { MailName } from "@kaitori/brand/mail";
import type { Generated, JSONColumnType } from "kysely";

export interface OperationTables {
  /** `used_until` is the time from which the limit allows a whole burst again (rate-limit.ts). */
  rate_limit: { key: string; used_until: Date };
  login_failure: { key: string; failures: number; failed_at: Date; wait_until: Date };
  /** Devices and addresses of earlier logins, as keyed hashes (known-clients.ts). */
  known_place: { key: string; seen_at: Date };
  idempotency_key: {
    applicant_id: number;
    key: string;
    fingerprint: string;
    answer: string | null;
    created_at: Date;
  };
  mail: {
    id: Generated<number>;
    brand: string;
    recipient: string;
    subject: string;
    body: string;
    created_at: Date;
    sent_at: Date | null;
    /** Time when the mail was given up: refused permanently, withheld or too old. */
    given_up_at: Date | null;
    /** Entry whose contract is attached. */
    contract_of: number | null;
    applicant_id: Generated<number | null>;
    /** Name of the mail in the copy. */
    kind: Generated<MailName | null>;
    is_about_money: Generated<boolean>;
    /** Text that replaces the body while contacts about money are stopped. */
    quiet_body: Generated<string | null>;
  };
  job: {
    id: Generated<number>;
    kind: string;
    payload: JSONColumnType<Record<string, unknown>>;
    run_at: Date;
    attempts: Generated<number>;
    leased_until: Date | null;
    last_error: string | null;
    name: string | null;
  };
  /** One row since the first production start (open-database.ts). */
  production_use: { one_row: Generated<boolean>; since: Date };
  /** A row stops new entries of the brand and shows the message (R4.18). */
  suppress_entries: { brand: string; method: string; segment: Generated<string>; message: Generated<string> };
}
