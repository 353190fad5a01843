/** The words of one screen or one concern: a name and its texts by key. `{name}` in a text is a placeholder. */
export type CopyArea<Name extends string = string, Texts extends CopyTexts = CopyTexts> = {
  readonly area: Name;
  readonly texts: Texts;
};

export type CopyTexts = { readonly [key: string]: string };

/** Base Japanese for one area. Each screen imports its own area, so a page carries only its own words. */
export const copyArea = <const Name extends string, const Texts extends CopyTexts>(
  area: Name,
  texts: Texts,
): CopyArea<Name, Texts> => ({ area, texts });
