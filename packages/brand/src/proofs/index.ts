export { proofsOf } from "./money-sentences.ts";
export type { Proof } from "./proof.ts";
