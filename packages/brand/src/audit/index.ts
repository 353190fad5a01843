export { moneyProofs, type Proof } from "./money-proofs.ts";
export { moneySentences } from "./money-sentences.ts";
