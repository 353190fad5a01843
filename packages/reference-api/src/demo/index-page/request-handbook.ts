import * as v from "valibot";
import type { BuildHandbook } from "./handbook.ts";

const Answer = v.variant("handbook", [
  v.object({ handbook: v.picklist(["built", "failed"]) }),
  v.object({ handbook: v.literal("building"), share: v.number() }),
]);

/** The parent process builds the handbook, if there is one that listens, as `npm start` does. */
export function requestHandbook(process: NodeJS.Process): BuildHandbook | undefined {
  if (!process.send) return undefined;
  return (onProgress) =>
    new Promise((resolve) => {
      const hear = (message: unknown) => {
        if (!v.is(Answer, message)) return;
        if (message.handbook === "building") return onProgress(message.share);
        process.off("message", hear);
        resolve(message.handbook === "built");
      };
      process.on("message", hear);
      process.send?.({ wants: "handbook" });
    });
}
