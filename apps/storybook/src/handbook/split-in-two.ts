/** Number of `##` parts on the first page; the second page begins with the facts of the company. */
const secondPageStart = 5;

/** A guide as two pages, each at most twenty screens of a phone. */
export function splitInTwo(guide: string, continued = ""): { first: string; second: string } {
  const parts = guide.split(/^(?=## )/m);
  const [title] = guide.split("\n", 1);
  return {
    first: parts.slice(0, secondPageStart).join(""),
    second: [`${title}${continued}\n\n`, ...parts.slice(secondPageStart)].join(""),
  };
}
