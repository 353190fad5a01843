import { expect, test } from "vitest";
import { readDataFile } from "../source/read-data-file.ts";
import { unreachableLinks } from "./reachable-links.ts";

const source = `export default {
  links: {
    uploadFaq: "https://help.example/here",
    gone: "https://help.example/gone",
    dead: "https://dead.example/",
    own: "/terms/",
  },
};
`;
const settings = readDataFile("brands/x/settings.ts", source);
const brand = { name: "x", dir: "brands/x", shownDir: "brands/x", files: { settings } };

test("B9 a broken link is found if the network may be used", async () => {
  const findings = await unreachableLinks([brand], async (url) => {
    if (url.includes("dead")) throw new TypeError("fetch failed");
    return { status: url.endsWith("/gone") ? 404 : 200 };
  });
  expect(findings.map(({ line, message }) => [line, message.en])).toEqual([
    [4, '"https://help.example/gone" answers 404'],
    [5, '"https://dead.example/" does not answer'],
  ]);
});
