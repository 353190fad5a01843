import { exampleBrand } from "@kaitori/brand/testing";
import { createLogger, createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { brandAddress } from "./current-brand.ts";

test("the development server prints the brand's address only", async () => {
  const brand = exampleBrand();
  const messages: string[] = [];
  const server = await createServer({
    configFile: false,
    customLogger: { ...createLogger("info"), info: (text) => messages.push(text) },
    plugins: [brandAddress(brand)],
    server: { host: "127.0.0.1", port: 0 },
  });
  onTestFinished(() => server.close());
  await server.listen();
  server.printUrls();
  const { port } = new URL(server.resolvedUrls?.local[0] ?? "");
  expect(messages.filter((text) => text.includes("http://"))).toEqual([
    `  ➜  http://${brand.settings.hosts[0]}:${port}/`,
  ]);
});
