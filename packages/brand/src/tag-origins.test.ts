import { expect, test } from "vitest";
import { tagOrigins } from "./tag-origins.ts";

test("B20 without tags the CSP allows no other origin", () => {
  expect(tagOrigins(undefined)).toEqual({ scripts: [], connections: [], images: [] });
});

test("B20 the CSP allows the origins of the brand's tags, each once", () => {
  const { scripts, connections } = tagOrigins({
    consent: "ask",
    list: [
      { kind: "tagManager", id: "GTM-ABC1234" },
      { kind: "googleAnalytics" },
      {
        kind: "other",
        name: "計測",
        company: "株式会社計測",
        sent: "ページのURL",
        purpose: "広告の効果の測定",
        policy: "https://measured.example/privacy/",
        script: "https://cdn.measured.example/tag.js",
        origins: ["https://*.measured.example"],
      },
    ],
  });
  expect(scripts).toEqual([
    "https://www.googletagmanager.com",
    "https://cdn.measured.example",
    "https://*.measured.example",
  ]);
  expect(connections).toContain("https://*.google-analytics.com");
});
