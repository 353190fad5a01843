/** The texts of one screen or topic, with a name. `{name}` in a text is a placeholder. */
export type CopyArea<Name extends string = string, Texts extends CopyTexts = CopyTexts> = {
  readonly area: Name;
  readonly texts: Texts;
};

export type CopyTexts = { readonly [key: string]: string };

/** Japanese base texts of one area. Each screen imports its own areas, so a page loads only its own texts. */
export const copyArea = <const Name extends string, const Texts extends CopyTexts>(
  area: Name,
  texts: Texts,
): CopyArea<Name, Texts> => ({ area, texts });
