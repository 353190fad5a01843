import type { Meaning } from "../theme/meanings.ts";
import { AlertIcon, CircleAlertIcon, CircleCheckIcon, InfoIcon } from "./first-icons.tsx";
import type { IconProps } from "./Icon.tsx";

const icons = {
  notice: InfoIcon,
  positive: CircleCheckIcon,
  caution: AlertIcon,
  critical: CircleAlertIcon,
} as const satisfies Record<Meaning, unknown>;

export function MeaningIcon({ meaning, ...props }: IconProps & { meaning: Meaning }) {
  const Drawing = icons[meaning];
  return <Drawing {...props} />;
}
