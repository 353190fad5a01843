import type { ContactStop } from "@kaitori/domain";
import type { StaffClient } from "./sign-in-staff.ts";

/** Stops contacts as the desk; returns a function that resumes them. */
export async function stopContacts(
  desk: StaffClient,
  entry: number,
  cause: ContactStop,
): Promise<() => Promise<unknown>> {
  if (cause !== "complaint") {
    await desk.act(entry, "stop-contact", { cause, note: "受任通知" });
    return () => desk.act(entry, "resume-contact", { cause });
  }
  await desk.act(entry, "complaint", { message: "電話で苦情" });
  return async () => {
    const tasks = await desk.read<{ id: number; kind: string; entry: number }[]>("/desk/tasks");
    const task = tasks.find((one) => one.kind === "complaint" && one.entry === entry);
    return desk.actOnTask(task?.id, "done", { reply: "改めました。" });
  };
}
