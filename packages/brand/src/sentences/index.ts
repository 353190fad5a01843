export { groundNames, tokenNames } from "./colours.ts";
export {
  type DecisionSentences,
  decisionSentences,
  type SettingSentences,
  settingSentences,
} from "./keys.ts";
