import type { EntryActor } from "@kaitori/domain";
import type { ServedBrand } from "../brands/brand.ts";
import type { Transaction } from "../database/database.ts";
import type { Actor } from "../entries/act.ts";
import type { Services } from "../services.ts";

/** Who decides, for whom and when; all that an act needs beside the entry itself. */
export type ReviewContext = {
  transaction: Transaction;
  services: Pick<Services, "config">;
  brand: ServedBrand;
  actor: Extract<Actor, "review" | "desk" | "system">;
  now: Date;
};

/** The domain knows the policy as the system. */
export const moverOf = ({ actor }: Pick<ReviewContext, "actor">): EntryActor =>
  actor === "desk" ? "desk" : "system";
