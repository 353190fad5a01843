/** An entry of Storybook's own list of pages. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: "docs" | "story";
  readonly tags: readonly string[];
}

/** A component, a screen or a text, with all its stories. */
export interface HandbookPage {
  readonly title: string;
  /** Path of its first part. */
  readonly path: string;
}

export interface PageGroup {
  readonly name: string;
  readonly pages: readonly HandbookPage[];
}

/** One a title, a component's documents before its stories; what the contents do not list is there for checks alone. */
export function pagesOf(entries: readonly IndexEntry[]): HandbookPage[] {
  const listed = entries.filter(({ tags }) => tags.includes("dev"));
  return [...new Set(listed.map(({ title }) => title))].flatMap((title) => {
    const parts = listed.filter((entry) => entry.title === title);
    const first = parts.find(({ type }) => type === "docs") ?? parts[0];
    return first ? [{ title, path: `/${first.type}/${first.id}` }] : [];
  });
}

/** By the first part of their titles. */
export function groupsOf(pages: readonly HandbookPage[]): PageGroup[] {
  const names = [...new Set(pages.map(({ title }) => firstOf(title)))].sort();
  return names.map((name) => ({ name, pages: pages.filter(({ title }) => firstOf(title) === name) }));
}

const firstOf = (title: string) => title.split("/")[0] ?? title;
