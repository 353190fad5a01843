import type { ContactStop } from "@kaitori/domain";
import type { AtDesk } from "./at-desk.ts";

/** Stops contacts as the desk; returns a function that resumes them. */
export async function stopContacts(
  desk: AtDesk,
  entry: number,
  cause: ContactStop,
): Promise<() => Promise<unknown>> {
  if (cause !== "complaint") {
    await desk.act(entry, "stop-contact", { cause, note: "受任通知" });
    return () => desk.act(entry, "resume-contact", { cause });
  }
  await desk.act(entry, "complaint", { message: "電話で苦情" });
  return async () => {
    const tasks: { id: number; kind: string; entry: number }[] = JSON.parse(
      (await desk.ask("/desk/tasks")).text,
    );
    const task = tasks.find((one) => one.kind === "complaint" && one.entry === entry);
    const request = { method: "POST", body: JSON.stringify({ reply: "改めました。" }) };
    return desk.ask(`/desk/tasks/${task?.id}/done`, request);
  };
}
