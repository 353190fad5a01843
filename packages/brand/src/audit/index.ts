export { moneyProofs, type Proof } from "./money-proofs.ts";
export { type MoneySentence, moneySentencesOf, proofsOf } from "./money-sentences.ts";
