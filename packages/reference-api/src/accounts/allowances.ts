import { type Allowance, spend } from "../http/rate-limit.ts";
import type { ReadRequest } from "../http/read-request.ts";
import { normalEmail } from "./applicant-store.ts";

const minute = 60;

/** Limits of the calls that need no sign-in, per network address and per mail address that would be written to. */
const allowances = {
  login: { perAddress: { burst: 60, seconds: 10 } },
  register: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 5, seconds: 10 * minute } },
  resend: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  reset: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  mailChange: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  proofCode: { perAddress: { burst: 30, seconds: 2 * minute }, perEmail: { burst: 3, seconds: 5 * minute } },
  openLink: { perAddress: { burst: 60, seconds: 10 } },
} as const satisfies Record<
  string,
  { perAddress: Omit<Allowance, "name">; perEmail?: Omit<Allowance, "name"> }
>;

type LimitedRequest = Pick<ReadRequest<never>, "services" | "brand" | "clientAddress" | "now">;

export async function spendAllowance(
  call: LimitedRequest,
  action: keyof typeof allowances,
  email?: string,
): Promise<void> {
  const { services, brand, clientAddress, now } = call;
  const place = { database: services.database, secretKey: services.config.secretKey, now };
  const allowance: (typeof allowances)[keyof typeof allowances] = allowances[action];
  await spend(place, { name: `${action} by address`, ...allowance.perAddress }, clientAddress);
  if (email !== undefined && "perEmail" in allowance)
    await spend(
      place,
      { name: `${action} by mail`, ...allowance.perEmail },
      `${brand.name} ${normalEmail(email)}`,
    );
}
