import { activateAccount, confirmPasswordReset } from "@kaitori/wire";
import { afterAll, expect, test, vi } from "vitest";
import { createTestServer } from "../testing/create-test-server.ts";

const { client, server, close } = await createTestServer();
afterAll(close);

const browser = client();
const password = "long enough a password";

test.each([
  {
    what: "an activation",
    ask: () => browser.call(activateAccount, { body: { token: "invented", password } }),
  },
  {
    what: "a new password",
    ask: () => {
      const body = { uid: "1", token: "invented", new_password: password };
      return browser.call(confirmPasswordReset, { body });
    },
  },
])("D12 $what with an invented token costs no password's work", async ({ ask }) => {
  const hash = vi.spyOn(server.services.passwords, "hash");
  const { status } = await ask();
  const hashed = hash.mock.calls.length;
  hash.mockRestore();
  expect({ status, hashed }).toEqual({ status: 410, hashed: 0 });
});
