export { backgroundNames, colourTokenNames } from "./colours.ts";
export {
  type DecisionSentences,
  decisionSentences,
  type SettingSentences,
  settingSentences,
} from "./keys.ts";
export { readLanguage } from "./language.ts";
export { type BilingualText, say } from "./say.ts";
