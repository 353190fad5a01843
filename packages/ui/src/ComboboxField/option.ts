/** One thing that may be meant. The kit knows nothing of banks or companies: it shows what the caller found. */
export type ComboboxOption = {
  id: string;
  label: string;
  /** A code, an address: what tells two of the same name apart. */
  detail?: string | undefined;
};

export type ComboboxSearch = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
