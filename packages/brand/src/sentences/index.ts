export { groundNames, tokenNames } from "./colours.ts";
export {
  type DecisionSentences,
  decisionSentences,
  type SettingSentences,
  settingSentences,
} from "./keys.ts";
export { spoken } from "./language.ts";
export { type Said, say } from "./say.ts";
