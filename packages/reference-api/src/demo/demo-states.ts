import { demoEmail } from "./demo-applicant.ts";

interface DemoState {
  email: string;
  description: string;
}

const state = (name: string, description: string): DemoState => ({ email: demoEmail(name), description });

/** The accounts of the demo as the index lists them. */
export const demoStates: readonly DemoState[] = [
  state("new", "登録したばかり"),
  state("ready", "申し込みの準備ができている"),
];
