/** A suggestion. The kit knows no banks or companies; it shows the caller's results. */
export type ComboboxOption = {
  id: string;
  label: string;
  /** Detail that distinguishes equal names, such as a code or an address. */
  detail?: string | undefined;
};

export type ComboboxSearch = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
