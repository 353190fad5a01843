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

export interface PageGroup {
  readonly name: string;
  readonly pages: readonly HandbookPage[];
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
export function groupsOf(pages: readonly HandbookPage[]): PageGroup[] {
  const names = [...new Set(pages.map(({ title }) => groupNameOf(title)))].sort();
  return names.map((name) => ({ name, pages: pages.filter(({ title }) => groupNameOf(title) === name) }));
}

const groupNameOf = (title: string) => title.split("/")[0] ?? title;
