/** An entry of Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: "docs" | "story";
  readonly tags: readonly string[];
}

/** A component, screen or text with its stories. */
export interface HandbookPage {
  readonly title: string;
  /** Path of its first story. */
  readonly path: string;
}

/** One page per title, documentation before stories, without entries for checks only. */
export function pagesOf(entries: readonly IndexEntry[]): HandbookPage[] {
  // Storybook shows entries with the tag `dev` in its sidebar.
  const listed = entries.filter(({ tags }) => tags.includes("dev"));
  return [...new Set(listed.map(({ title }) => title))].flatMap((title) => {
    const parts = listed.filter((entry) => entry.title === title);
    const first = parts.find(({ type }) => type === "docs") ?? parts[0];
    return first ? [{ title, path: `/${first.type}/${first.id}` }] : [];
  });
}

/** Groups pages by the first part of their titles. */
export const groupsOf = (pages: readonly HandbookPage[]) =>
  Object.entries(Object.groupBy(pages, ({ title }) => title.split("/", 1).join())).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
