export type Corporation = { houjinbangou: string; name: string; kana: string; address: string };

/**
 * Where corporate numbers (法人番号) come from. The bundled register is for development and demonstration;
 * a licensee puts the National Tax Agency's data or web service behind the same one function.
 */
export type CorporateRegister = {
  search: (name: string, limit: number) => Promise<Corporation[]>;
};
