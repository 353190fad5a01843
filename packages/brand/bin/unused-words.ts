#!/usr/bin/env node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { allAreas } from "../src/text/all-areas.ts";

/** Base texts whose key no source file of the site or the server uses. */
const packages = fileURLToPath(new URL("../../", import.meta.url));

const sources = ["site/src", "reference-api/src", "site-build/src", "brand/src/text"]
  .flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|\.stories|all-areas)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(packages, folder, file), "utf8")),
  )
  .join("\n");

// Numbered and enumerated keys are composed at run time.
const isComposed = (area: string, key: string) =>
  /\d/.test(key) || /^(pages|sectors|fileKinds|documentHints|mail|inbox|entryStatus|claimStatus)$/.test(area);

const unused = allAreas.flatMap(({ area, texts }) =>
  Object.keys(texts)
    .filter((key) => !isComposed(area, key) && !new RegExp(`\\b${key}\\b`).test(sources))
    .map((key) => `${area}.${key}`),
);
process.stdout.write(`${unused.join("\n")}\n${unused.length} texts are not used by name\n`);
