import { homeNetworkOf, widerNetworkOf } from "../http/client-address.ts";
import { type Allowance, spend } from "../http/rate-limit.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { attemptOf, byDevice, findKnownPlace } from "./known-places.ts";

/** Seconds. */
const minute = 60;

/**
 * Limits of calls that send a mail or need no sign-in: by network address, and by mail address within it. Strangers
 * elsewhere do not use up the limit of the owner (D7).
 */
const allowancesByAction = {
  login: { perAddress: { burst: 60, seconds: 10 } },
  register: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 5, seconds: 10 * minute } },
  resend: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  reset: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  mailChange: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  // The site asks while the user types a name; unknown names are forwarded to the tax agency.
  companyName: { perAddress: { burst: 60, seconds: 2 } },
  openLink: { perAddress: { burst: 60, seconds: 10 } },
} as const satisfies Record<
  string,
  { perAddress: Omit<Allowance, "name">; perEmail?: Omit<Allowance, "name"> }
>;

/** Protects a mailbox from mails from all places together. Known places and devices of the owner are exempt. */
const perMailbox = { burst: 20, seconds: 3 * minute };

type AllowanceRequest = Pick<BrowserRequest, "services" | "brand" | "clientAddress" | "deviceToken" | "now">;

export async function spendAllowance(
  call: AllowanceRequest,
  action: keyof typeof allowancesByAction,
  email?: string,
): Promise<void> {
  const { services, brand, clientAddress } = call;
  const allowance: (typeof allowancesByAction)[keyof typeof allowancesByAction] = allowancesByAction[action];
  const attempt = email !== undefined && attemptOf(call, email);
  const knownPlace = attempt && (await findKnownPlace(services, attempt));
  // Others at the same address do not block a known device of the owner.
  const subject = attempt && knownPlace === byDevice(attempt) ? knownPlace : homeNetworkOf(clientAddress);
  await spend(call, { name: `${action} by address`, ...allowance.perAddress }, subject);
  if (!attempt || !("perEmail" in allowance)) return;
  const mailbox = `${brand.name} ${attempt.email}`;
  const mailboxAndPlace = `${mailbox} ${widerNetworkOf(clientAddress)}`;
  await spend(call, { name: `${action} by mail and place`, ...allowance.perEmail }, mailboxAndPlace);
  if (knownPlace === undefined) await spend(call, { name: `${action} by mail`, ...perMailbox }, mailbox);
}
