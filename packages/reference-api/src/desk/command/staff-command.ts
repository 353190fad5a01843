import { passwordHasher } from "../../accounts/passwords.ts";
import { loadBrands } from "../../brands/load-brands.ts";
import { readConfig } from "../../config/read-config.ts";
import { openDatabase } from "../../database/open-database.ts";
import { claimDatabase } from "../../database/production-use.ts";
import { addStaff } from "../add-staff.ts";
import { UsageError } from "./commands.ts";

const shortestPassword = 12;

/**
 * Makes a staff account directly in the database: who may do that may do everything anyway.
 * The embedded database has one owner, so the server must not be running then.
 */
export async function staffCommand(
  [email, name, brands]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const password = env.DESK_PASSWORD ?? "";
  if (!email?.includes("@") || !name || !brands)
    throw new UsageError("メールアドレス、名前、ブランドを書いてください。");
  if (password.length < shortestPassword)
    throw new UsageError(`DESK_PASSWORD に${shortestPassword}文字以上のパスワードを入れてください。`);
  const config = readConfig(env);
  const known = (await loadBrands(config.brandsDir)).map((brand) => brand.name);
  const trusted = brands === "all" ? known : brands.split(",");
  const unknown = trusted.filter((brand) => !known.includes(brand));
  if (unknown.length > 0) throw new UsageError(`ブランドがありません: ${unknown.join(", ")}`);

  const opened = await openDatabase(config);
  try {
    await claimDatabase(opened.database, { ...config, now: new Date() });
    const services = { database: opened.database, passwords: passwordHasher(), clock: () => new Date() };
    if (!(await addStaff(services, { email, name, password, brands: trusted })))
      throw new UsageError(`${email} はデモ用のアドレスです。別のアドレスを書いてください。`);
  } finally {
    await opened.close();
  }
  return `${email}: ${trusted.join(", ")}`;
}
