export type { Proof } from "./money-proofs.ts";
export { proofsOf } from "./money-sentences.ts";
