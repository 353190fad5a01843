/** A guide as two pages, each at most twenty screens of a phone: until a section, by its number, and from it on. */
export function halvesOf(
  guide: string,
  section: number,
  continued: string,
): { first: string; second: string } {
  const parts = guide.split(/^(?=## )/m);
  const [title] = guide.split("\n", 1);
  return {
    first: parts.slice(0, section).join(""),
    second: [`${title}${continued}\n\n`, ...parts.slice(section)].join(""),
  };
}
