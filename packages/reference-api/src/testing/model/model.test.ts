import fc from "fast-check";
import { expect, test } from "vitest";
import { serverOfFile } from "../../testing/server-with-desk.ts";
import { type Command, commands } from "./commands.ts";
import { newModel, perform } from "./plain-model.ts";
import { ask, observe } from "./real-server.ts";

/** Number of sequences; MODEL_SEQUENCES sets more for a long run. */
const sequences = Number(process.env.MODEL_SEQUENCES ?? 20);
const longest = 10;

const server = await serverOfFile();

test("R4.21 over random sequences of commands the server and a plain model never differ", async () => {
  await fc.assert(
    fc.asyncProperty(commands(longest), async (sequence) => {
      // A minute for each login keeps within the limit.
      server.clock.advance(60_000);
      const player = await server.signedIn();
      const model = newModel();
      for (const command of sequence) {
        const notice = { ...step(command), status: await ask(server, player, command) };
        expect(notice).toEqual({ ...step(command), status: perform(model, command) });
      }
      const entries = model.entries.map((entry) => ({ ...entry, remarks: [...entry.remarks].sort() }));
      expect(await observe(server, player)).toEqual({ ...model, entries });
    }),
    { numRuns: sequences, ...(process.env.MODEL_SEED ? { seed: Number(process.env.MODEL_SEED) } : {}) },
  );
}, 3_600_000);

const step = (command: Command) => ({ step: JSON.stringify(command) });
