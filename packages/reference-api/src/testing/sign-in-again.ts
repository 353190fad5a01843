import { login } from "@kaitori/wire";
import type { TestServer } from "./create-test-server.ts";
import { testPassword } from "./insert-applicant.ts";
import type { TestClient } from "./test-client.ts";

/** Signs in again after the earlier session has ended. */
export async function signInAgain(
  { database, client }: Pick<TestServer, "database" | "client">,
  applicantId: number,
): Promise<TestClient> {
  const { email, brand } = await database
    .selectFrom("applicant")
    .select(["email", "brand"])
    .where("id", "=", applicantId)
    .executeTakeFirstOrThrow();
  const browser = client(brand);
  await browser.call(login, { body: { email, password: testPassword } });
  return browser;
}
