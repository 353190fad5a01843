import { deskCopy } from "@kaitori/brand/copy/desk";
import { copyOf } from "@kaitori/brand/text";
import { passwordHasher } from "../accounts/passwords.ts";
import { loadBrands } from "../brands/load-brands.ts";
import { readConfig } from "../config/read-config.ts";
import { markProductionUse, openDatabase } from "../database/open-database.ts";
import type { Services } from "../http/services.ts";
import {
  addStaff,
  type Enrolment,
  enrol,
  enrolmentAddress,
  listStaff,
  type NewStaff,
  setDeskOfOne,
  setStaffState,
  staffByEmail,
} from "./staff.ts";

/** A command with invalid arguments; the message shows the usage. */
export class UsageError extends Error {
  override name = "UsageError";
}

const minimumPasswordLength = 12;
const texts = copyOf({}, deskCopy);

type StaffServices = Pick<Services, "config" | "database" | "passwords" | "clock">;

/** Subcommands such as `desk staff list`; any other word is the mail address of a new account. */
const commands: Record<string, (services: StaffServices, argument: string) => Promise<string>> = {
  list: async ({ database }) => JSON.stringify(await listStaff(database), null, 2),
  code: async (services, email) => enrolmentText(email, await enrol(services, await idOf(services, email))),
  disable: async (services, email) => {
    await setStaffState(services, await idOf(services, email), "disabled");
    return texts.staffDisabled({ email });
  },
  enable: async (services, email) => {
    await setStaffState(services, await idOf(services, email), "enabled");
    return texts.staffEnabled({ email });
  },
  alone: async (services, brand) => {
    await requireBrand(services, brand);
    if ((await setDeskOfOne(services, brand, { isAllowed: true })) === "morePeople")
      throw new UsageError(texts.staffNotAlone({ brand }));
    return texts.staffAlone({ brand });
  },
  together: async (services, brand) => {
    await requireBrand(services, brand);
    await setDeskOfOne(services, brand, { isAllowed: false });
    return texts.staffTogether({ brand });
  },
};

/** Changes staff accounts directly in the database. The server must not run if the database is embedded. */
export async function runStaffCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: () => Date,
): Promise<string> {
  const [first = "", argument = ""] = args;
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined;
  const newStaff = command ? undefined : await readNewStaff(args, env);
  const config = readConfig(env);
  const connection = await openDatabase(config);
  try {
    await markProductionUse(connection.database, { ...config, now: clock() });
    const services = {
      config,
      database: connection.database,
      passwords: passwordHasher(),
      clock,
    };
    if (newStaff) return await createStaff(services, newStaff);
    return (await command?.(services, argument)) ?? "";
  } finally {
    await connection.close();
  }
}

async function readNewStaff(
  [email, name, brands]: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<NewStaff> {
  const password = env.DESK_PASSWORD ?? "";
  if (!email?.includes("@") || !name || !brands) throw new UsageError(texts.staffIncomplete);
  if (password.length < minimumPasswordLength)
    throw new UsageError(texts.staffPasswordShort({ min: minimumPasswordLength }));
  const brandNames = (await loadBrands(readConfig(env).brandsDir)).map((brand) => brand.name);
  const selectedBrands = brands === "all" ? brandNames : brands.split(",");
  const unknown = selectedBrands.filter((brand) => !brandNames.includes(brand));
  if (unknown.length > 0) throw new UsageError(texts.brandsUnknown({ brands: unknown.join(", ") }));
  return { email, name, password, brands: selectedBrands };
}

async function createStaff(services: StaffServices, newStaff: NewStaff): Promise<string> {
  const { email, brands } = newStaff;
  const staff = await addStaff(services, newStaff);
  if (!staff) throw new UsageError(texts.staffOfDemo({ email }));
  const summary = `${email}: ${brands.join(", ")}`;
  return staff.enrolled
    ? summary
    : [summary, enrolmentText(email, await enrol(services, staff.id))].join("\n\n");
}

async function requireBrand({ config }: StaffServices, brand: string): Promise<void> {
  const loadedBrands = await loadBrands(config.brandsDir);
  if (!loadedBrands.some(({ name }) => name === brand))
    throw new UsageError(texts.brandsUnknown({ brands: brand }));
}

async function idOf({ database }: StaffServices, email: string): Promise<number> {
  const staff = await staffByEmail(database, email);
  if (!staff) throw new UsageError(texts.staffUnknown({ email }));
  return staff.id;
}

/** Text that is shown only once, because the database stores the secret encrypted and the codes hashed. */
const enrolmentText = (email: string, { secret, recoveryCodes }: Enrolment) =>
  [texts.enrol, enrolmentAddress(secret, email), "", texts.recoveryCodes, ...recoveryCodes].join("\n");
