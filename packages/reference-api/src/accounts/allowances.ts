import { homeOf, widerPlace } from "../http/client-address.ts";
import { deviceTokenOf } from "../http/cookies.ts";
import { type Allowance, spend } from "../http/rate-limit.ts";
import type { BrowserRequest } from "../http/read-request.ts";
import { normalEmail } from "./applicant-store.ts";
import { byDevice, findKnownPlace } from "./known-places.ts";

const minute = 60;

/**
 * Rate limits of calls that send a mail or need no sign-in, by network address, and by mail address per network
 * address. Strangers elsewhere do not use up the owner's limit (D7).
 */
const allowances = {
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

/** By mail address from all places together, to protect the mailbox; known places and devices of the owner are exempt. */
const perMailbox = { burst: 20, seconds: 3 * minute };

type LimitedRequest = Pick<BrowserRequest, "services" | "brand" | "clientAddress" | "context" | "now">;

export async function spendAllowance(
  call: LimitedRequest,
  action: keyof typeof allowances,
  email?: string,
): Promise<void> {
  const { services, brand, clientAddress, now } = call;
  const place = { database: services.database, secretKey: services.config.secretKey, now };
  const allowance: (typeof allowances)[keyof typeof allowances] = allowances[action];
  const attempt = email !== undefined && {
    at: brand.name,
    email: normalEmail(email),
    place: clientAddress,
    device: deviceTokenOf(call.context),
  };
  const known = attempt && (await findKnownPlace(services, attempt));
  // Others at the same address do not block a known device of the owner.
  const from = attempt && known === byDevice(attempt) ? known : homeOf(clientAddress);
  await spend(place, { name: `${action} by address`, ...allowance.perAddress }, from);
  if (!attempt || !("perEmail" in allowance)) return;
  const mailbox = `${brand.name} ${attempt.email}`;
  const fromPlace = `${mailbox} ${widerPlace(clientAddress)}`;
  await spend(place, { name: `${action} by mail and place`, ...allowance.perEmail }, fromPlace);
  if (known === undefined) await spend(place, { name: `${action} by mail`, ...perMailbox }, mailbox);
}
