/** Puts values into the `{{places}}` of a template file; a place without a value is a fault of the template. */
export const fillTemplate = (template: string, values: { readonly [place: string]: string }): string =>
  template.replace(/\{\{([a-zA-Z]+)\}\}/g, (_, place: string) => {
    const value = values[place];
    if (value === undefined) throw new Error(`The template has no value for {{${place}}}`);
    return value;
  });
