export type Corporation = { houjinbangou: string; name: string; kana: string; address: string };

/** Where corporate numbers (法人番号) come from. A licensee may put a register of their own behind this one function. */
export type CorporateRegister = {
  search: (name: string, limit: number) => Promise<Corporation[]>;
};
