import * as v from "valibot";
import corporations from "./demo-register.json" with { type: "json" };
import { registerInMemory } from "./register-in-memory.ts";

/** Number, name, kana and address, as the register's own files have a line for each company. */
const rows = v.parse(v.array(v.tuple([v.string(), v.string(), v.string(), v.string()])), corporations);

/** Invented companies under numbers that are valid by their check digit but never issued. */
export const demoCorporations = rows.map(([houjinbangou, name, kana, address]) => ({
  houjinbangou,
  name,
  kana,
  address,
}));

export const demoRegister = () => registerInMemory(demoCorporations);
