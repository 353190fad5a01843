import { call } from "./call.ts";
import { field } from "./field.ts";
import type { Kind } from "./plan.ts";
import { rule } from "./rule.ts";
import { screen } from "./screen.ts";

/** Kinds that can be begun. Each written test fails until its subject is there. */
export const kinds: Readonly<Record<string, Kind>> = { rule, call, screen, field };
