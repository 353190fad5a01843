import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { brands } from "#support/brands.ts";
import { releaseEnvironment } from "#support/other-release.ts";
import { profileFields } from "#support/profile.ts";
import { signInByCall } from "#support/sign-in.ts";
import { test } from "#support/test.ts";
import { testedBrand } from "#support/words.ts";

const program = fileURLToPath(new URL("../../../reference-api/faults/behind-balancer.ts", import.meta.url));

interface BalancedServers {
  /** Port of the balancer, with TLS. */
  readonly port: number;
  /** Restarts the servers one by one in this environment; returns the results of the load. */
  upgrade(environment: Record<string, string>): Promise<unknown>;
  end(): void;
}

/** Two servers with the demonstration's accounts on one PostgreSQL, behind HAProxy, under load. */
async function startBalancedServers(): Promise<BalancedServers> {
  const child = spawn(process.execPath, [program, "--wait"], { stdio: ["pipe", "pipe", "ignore"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextMessage = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error("The servers behind the balancer did not start");
    return JSON.parse(value);
  };
  const { port } = await nextMessage();
  return {
    port,
    upgrade: (environment) => {
      child.stdin.write(`${JSON.stringify(environment)}\n`);
      return nextMessage();
    },
    end: () => {
      child.stdin.end();
    },
  };
}

// The certificate is self-signed, and the balancer sets the client address.
test.use({ ignoreHTTPSErrors: true, extraHTTPHeaders: {}, isOlderBrowser: false });

test("R7.9 a rolling upgrade under load fails no request, loses no data and keeps a half-typed form", {
  tag: "@long",
}, async ({ page }) => {
  test.skip(testedBrand().name !== brands[0]?.name, "The load balancer does not depend on the brand.");
  test.setTimeout(600_000);
  const servers = await startBalancedServers();
  try {
    const [host = ""] = testedBrand().settings.hosts;
    const origin = `https://${host}:${servers.port}`;
    const refusals: string[] = [];
    await signInByCall(page, "new@demo.example", origin);
    await page.goto(`${origin}/register/profile/`);
    page.on("response", (answer) => {
      if (answer.status() >= 400) refusals.push(`${answer.status()} ${answer.url()}`);
    });
    const { companyName } = profileFields(page);
    await companyName.fill("株式会社書きかけ");

    const upgraded = servers.upgrade(releaseEnvironment({ version: "2-1.0.0" }));
    let isOver = false;
    void upgraded.finally(() => {
      isOver = true;
    });
    let typed = "";
    for (let count = 0; !isOver; count += 1) {
      typed = `株式会社書きかけ${count}号`;
      const saving = page.waitForResponse((answer) => answer.request().method() === "PUT");
      await companyName.fill(typed);
      await Promise.race([saving, upgraded]);
    }
    expect(await upgraded).toMatchObject({ refused: 0, lost: 0 });

    await expect(companyName).toHaveValue(typed);
    const savedAgain = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await companyName.fill("株式会社書き終わり");
    expect(await (await savedAgain).headerValue("x-kaitori-version")).toBe("2-1.0.0");
    expect(refusals).toEqual([]);
  } finally {
    servers.end();
  }
});
