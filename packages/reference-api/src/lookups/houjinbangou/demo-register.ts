import * as v from "valibot";
import corporations from "./demo-register.json" with { type: "json" };
import { registerInMemory } from "./register-in-memory.ts";

const DemoCorporations = v.array(
  v.object({ houjinbangou: v.string(), name: v.string(), kana: v.string(), address: v.string() }),
);

/** Invented companies under numbers that are valid by their check digit but never issued. */
export const demoCorporations = v.parse(DemoCorporations, corporations);

export const demoRegister = () => registerInMemory(demoCorporations);
