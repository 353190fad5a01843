import { homeNetworkOf, widerNetworkOf } from "../http/callers.ts";
import { enforceRateLimit, type RateLimit } from "../http/rate-limit.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { attemptOf, deviceKey, findKnownClient } from "./known-clients.ts";

/** Seconds. */
const minute = 60;

type Limit = Omit<RateLimit, "name">;
type CallLimits = { perAddress: Limit; perEmail?: Limit };

const mailLimits = {
  perAddress: { burst: 30, seconds: 2 * minute },
  perEmail: { burst: 3, seconds: 5 * minute },
};

/**
 * Limits of calls that send a mail or need no sign-in: by network address, and by mail address within it. Strangers at
 * other addresses do not use up the limit of the owner (D7).
 */
const limitsByAction = {
  login: { perAddress: { burst: 60, seconds: 10 } },
  register: { ...mailLimits, perEmail: { burst: 5, seconds: 10 * minute } },
  resend: mailLimits,
  reset: mailLimits,
  mailChange: mailLimits,
  // The site calls this while the user types a name; names without a match are forwarded to the tax agency.
  companyName: { perAddress: { burst: 60, seconds: 2 } },
  openLink: { perAddress: { burst: 60, seconds: 10 } },
} satisfies Record<string, CallLimits>;

/** Limits mails to one mailbox from all unknown clients together. */
const perMailbox = { burst: 20, seconds: 3 * minute };

type LimitedCall = Pick<BrowserRequest, "services" | "brand" | "clientAddress" | "deviceToken" | "now">;

export async function limitCalls(
  call: LimitedCall,
  action: keyof typeof limitsByAction,
  email?: string,
): Promise<void> {
  const { services, brand, clientAddress } = call;
  const { perAddress, perEmail }: CallLimits = limitsByAction[action];
  const attempt = email !== undefined && attemptOf(call, email);
  const knownClient = attempt && (await findKnownClient(services, attempt));
  // Others at the same address do not block a known device of the owner.
  const subject = attempt && knownClient === deviceKey(attempt) ? knownClient : homeNetworkOf(clientAddress);
  await enforceRateLimit(call, { name: `${action} by address`, ...perAddress }, subject);
  if (!attempt || !perEmail) return;
  const mailbox = `${brand.name} ${attempt.email}`;
  const mailboxAndNetwork = `${mailbox} ${widerNetworkOf(clientAddress)}`;
  await enforceRateLimit(call, { name: `${action} by mail and place`, ...perEmail }, mailboxAndNetwork);
  if (knownClient === undefined)
    await enforceRateLimit(call, { name: `${action} by mail`, ...perMailbox }, mailbox);
}
