const wordsOf = (name: string) => name.split(/[-_/]+/).filter(Boolean);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (name: string) => wordsOf(name).map(capital).join("");
export const camel = (name: string) => pascal(name).replace(/^./, (first) => first.toLowerCase());
export const kebab = (name: string) => wordsOf(name).join("-");
