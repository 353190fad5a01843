import type { TestServer } from "./create-test-server.ts";

export async function runDailyJobsAt(
  { server, database, clock }: Pick<TestServer, "server" | "database" | "clock">,
  moment: string,
): Promise<void> {
  clock.set(moment);
  await database.updateTable("job").set({ run_at: clock.now() }).where("kind", "=", "day").execute();
  await server.services.jobs.runDue();
}
