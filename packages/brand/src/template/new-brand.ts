import type { ThemeDecisions } from "@kaitori/ui/theme";

/** What `npx pnpm brand new` has to know. */
export type NewBrand = {
  readonly name: string;
  readonly serviceName: string;
  readonly company: string;
  readonly host: string;
  readonly colour: ThemeDecisions["brand"];
};
