// node faults/run-days.ts <first day> <last day> — does the work of each day twice on a clock of its own and says where it
// is, so that it can be killed in the middle; DATA_DIR says on which database.
import { addDays, isCalendarDate } from "@kaitori/domain";
import { readConfig } from "../src/config/read-config.ts";
import { createServer } from "../src/create-server.ts";
import { testBrands } from "../src/testing/test-brands.ts";

const [, , first = "", last = ""] = process.argv;
if (!isCalendarDate(first) || !isCalendarDate(last))
  throw new Error("The first and the last day are asked for.");

let now = new Date(`${first}T08:00:00+09:00`);
const { services, close } = await createServer(readConfig({ ...process.env, NODE_ENV: "test" }), {
  clock: () => now,
  log: () => {},
  brands: testBrands,
});
for (let day = first; day <= last; day = addDays(day, 1))
  for (const time of ["09:00", "15:00"]) {
    now = new Date(`${day}T${time}:00+09:00`);
    await services.database.updateTable("job").set({ run_at: now }).where("kind", "=", "day").execute();
    process.stdout.write(`begun ${day} ${time}\n`);
    await services.jobs.runDue();
    process.stdout.write(`done ${day} ${time}\n`);
  }
await close();
