import { homeNetworkOf, widerNetworkOf } from "../http/callers.ts";
import { enforceRateLimit, type RateLimit } from "../http/rate-limit.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { attemptOf, deviceKey, findKnownClient } from "./known-clients.ts";

/** Seconds. */
const minute = 60;

/**
 * Limits of calls that send a mail or need no sign-in: by network address, and by mail address within it. Strangers at
 * other addresses do not use up the limit of the owner (D7).
 */
const limitsByAction = {
  login: { perAddress: { burst: 60, seconds: 10 } },
  register: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 5, seconds: 10 * minute } },
  resend: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  reset: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  mailChange: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  // The site calls this while the user types a name; names without a match are forwarded to the tax agency.
  companyName: { perAddress: { burst: 60, seconds: 2 } },
  openLink: { perAddress: { burst: 60, seconds: 10 } },
} as const satisfies Record<
  string,
  { perAddress: Omit<RateLimit, "name">; perEmail?: Omit<RateLimit, "name"> }
>;

/** Limits mails to one mailbox from all unknown clients together. */
const perMailbox = { burst: 20, seconds: 3 * minute };

type LimitedCall = Pick<BrowserRequest, "services" | "brand" | "clientAddress" | "deviceToken" | "now">;

export async function limitCalls(
  call: LimitedCall,
  action: keyof typeof limitsByAction,
  email?: string,
): Promise<void> {
  const { services, brand, clientAddress } = call;
  const limit: (typeof limitsByAction)[keyof typeof limitsByAction] = limitsByAction[action];
  const attempt = email !== undefined && attemptOf(call, email);
  const knownClient = attempt && (await findKnownClient(services, attempt));
  // Others at the same address do not block a known device of the owner.
  const subject = attempt && knownClient === deviceKey(attempt) ? knownClient : homeNetworkOf(clientAddress);
  await enforceRateLimit(call, { name: `${action} by address`, ...limit.perAddress }, subject);
  if (!attempt || !("perEmail" in limit)) return;
  const mailbox = `${brand.name} ${attempt.email}`;
  const mailboxAndNetwork = `${mailbox} ${widerNetworkOf(clientAddress)}`;
  await enforceRateLimit(call, { name: `${action} by mail and place`, ...limit.perEmail }, mailboxAndNetwork);
  if (knownClient === undefined)
    await enforceRateLimit(call, { name: `${action} by mail`, ...perMailbox }, mailbox);
}
