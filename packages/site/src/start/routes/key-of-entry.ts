/**
 * The router keeps for each entry of the history where one was on the page (R2.13), by the key that it gives them. A page
 * opened by its address has none and would share one with every other such page in this tab: it gets its own.
 */
export function giveEntryKey(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, "");
}
