#!/usr/bin/env node
// Builds the package in the current folder: build-package.ts [--into FOLDER] [--style IMPORT]… [MODULE…]
import { parseArgs } from "node:util";
import { buildPackage } from "../src/package/build-package.ts";

const { values, positionals } = parseArgs({
  options: {
    into: { type: "string", default: "dist" },
    style: { type: "string", multiple: true, default: [] },
  },
  allowPositionals: true,
});
await buildPackage(process.cwd(), {
  furtherEntries: positionals,
  outFolder: values.into,
  styles: values.style,
});
