import type { Meaning } from "../theme/meanings.ts";
import { AlertIcon, CircleAlertIcon, CircleCheckIcon } from "./first-icons.tsx";
import { ClockIcon, StopIcon } from "./icons.tsx";

/** Tone by who acts next: notice for us, caution for the applicant; positive is done, neutral is closed. */
export type StatusTone = Meaning | "neutral";

export const statusIcons = {
  notice: ClockIcon,
  positive: CircleCheckIcon,
  caution: AlertIcon,
  critical: CircleAlertIcon,
  neutral: StopIcon,
} as const satisfies Record<StatusTone, unknown>;
