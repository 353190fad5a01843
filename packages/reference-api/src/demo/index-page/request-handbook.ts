import * as v from "valibot";
import type { BuildHandbook } from "./handbook.ts";

const Answer = v.variant("handbook", [
  v.object({ handbook: v.picklist(["built", "failed"]) }),
  v.object({ handbook: v.literal("building"), share: v.number() }),
]);

/** Lets the parent process build the handbook, as `npm start` does. */
export function requestHandbook(process: NodeJS.Process): BuildHandbook | undefined {
  if (!process.send) return undefined;
  return (onProgress) =>
    new Promise((resolve) => {
      const onMessage = (message: unknown) => {
        if (!v.is(Answer, message)) return;
        if (message.handbook === "building") return onProgress(message.share);
        process.off("message", onMessage);
        resolve(message.handbook === "built");
      };
      process.on("message", onMessage);
      process.send?.({ wants: "handbook" });
    });
}
