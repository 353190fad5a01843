import * as v from "valibot";
import type { BuildHandbook } from "./handbook.ts";

const Answer = v.object({ handbook: v.picklist(["built", "failed"]) });

/** The parent process builds the handbook, if there is one that listens, as `npm start` does. */
export function askForHandbook(process: NodeJS.Process): BuildHandbook | undefined {
  if (!process.send) return undefined;
  return () =>
    new Promise((resolve) => {
      const hear = (message: unknown) => {
        if (!v.is(Answer, message)) return;
        process.off("message", hear);
        resolve(message.handbook === "built");
      };
      process.on("message", hear);
      process.send?.({ wants: "handbook" });
    });
}
