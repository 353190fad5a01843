#!/usr/bin/env node
import { createBrand } from "../src/create-brand.ts";

process.exitCode = await createBrand(process.argv.slice(2), process.cwd(), new Date());
