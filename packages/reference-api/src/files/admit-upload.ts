import { busy } from "../http/errors.ts";
import type { Admission } from "../http/handle.ts";
import { type Allowance, spend } from "../http/rate-limit.ts";

/** A pile of paper photographed page by page passes; a machine that goes on for hours does not. */
const allowance: Allowance = { name: "upload", burst: 60, seconds: 5, detail: "filesTooFast" };

/** Of one applicant in this process: each holds its file in memory, and waits in one line with everybody's. */
const mostUnderWay = 8;
const underWay = new Map<number, number>();

/** Before a byte of the file is kept; whoever sends slowly or much holds up nobody else. */
export const admitUpload: Admission = async ({ services: { database, config }, applicant: { id }, now }) => {
  const others = underWay.get(id) ?? 0;
  if (others >= mostUnderWay) throw busy("inspectionBusy", 10);
  underWay.set(id, others + 1);
  const leave = () => {
    const left = (underWay.get(id) ?? 1) - 1;
    if (left > 0) underWay.set(id, left);
    else underWay.delete(id);
  };
  try {
    await spend({ database, secretKey: config.secretKey, now }, allowance, String(id));
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
};
