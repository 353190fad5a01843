import * as v from "valibot";
import type { BuildHandbook } from "./handbook.ts";

const Answer = v.object({ handbook: v.picklist(["built", "failed"]) });

/** Who started this process builds the handbook, when there is somebody to ask: `npm start` listens. */
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
