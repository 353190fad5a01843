/** A suggestion. The caller provides all suggestions: the components know no banks or companies. */
export type ComboboxOption = {
  id: string;
  label: string;
  /** Detail that distinguishes equal names, such as a code or an address. */
  detail?: string | undefined;
};

export type ComboboxSearch = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
