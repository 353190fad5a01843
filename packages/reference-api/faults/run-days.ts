// node faults/run-days.ts <first moment> <last day> — does the work of each day twice on a clock of its own, beginning with
// a moment such as 2026-12-01T09:00, and says where it is, so that it can be killed in the middle; DATA_DIR says on which
// database.
import { addDays, isCalendarDate } from "@kaitori/domain";
import { readConfig } from "../src/config/read-config.ts";
import { createServer } from "../src/start/create-server.ts";
import { testBrands } from "../src/testing/test-brands.ts";

const [, , moment = "", last = ""] = process.argv;
const [first = "", begins = ""] = moment.split("T");
if (!isCalendarDate(first) || !isCalendarDate(last) || !/^\d\d:\d\d$/.test(begins))
  throw new Error("The first moment and the last day are asked for.");

let now = new Date(`${first}T${begins}:00+09:00`);
const { services, close } = await createServer(readConfig({ ...process.env, NODE_ENV: "test" }), {
  clock: () => now,
  log: () => {},
  brands: testBrands,
});
for (let day = first; day <= last; day = addDays(day, 1)) {
  const times = ["09:00", "15:00"];
  for (const time of day === first ? [begins, ...times.filter((one) => one > begins)] : times) {
    now = new Date(`${day}T${time}:00+09:00`);
    await services.database.updateTable("job").set({ run_at: now }).where("kind", "=", "day").execute();
    process.stdout.write(`begun ${day}T${time}\n`);
    await services.jobs.runDue();
    process.stdout.write(`done ${day}T${time}\n`);
  }
}
await close();
