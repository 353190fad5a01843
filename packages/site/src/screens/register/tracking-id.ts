/** The page that brought the visitor leaves it here (spec §7, register). */
const trackingIdKey = "tracking_id";

export function trackingId(): string | null {
  try {
    return localStorage.getItem(trackingIdKey);
  } catch {
    // Storage that is forbidden holds nothing.
    return null;
  }
}
