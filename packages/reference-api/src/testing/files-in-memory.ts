import { MemoryFS, PGlite } from "@electric-sql/pglite";

/** A file of the database, or a folder if `content` is null. A folder precedes its files. */
export interface DatabaseFile {
  folder: string;
  name: string;
  content: Uint8Array | null;
}

const root = PGlite.paths.PGDATA;

/** File system in memory that starts with the files of another database, which is faster than an archive. */
export class FilesInMemory extends MemoryFS {
  readonly #first: readonly DatabaseFile[];

  constructor(first: readonly DatabaseFile[] = []) {
    super();
    this.#first = first;
  }

  override async initialSyncFs(): Promise<void> {
    if (this.#first.length === 0) return;
    this.#system.mkdirTree(root, 0o700);
    for (const { folder, name, content } of this.#first) {
      if (content) this.#system.createDataFile(folder, name, content, true, true, false);
      else this.#system.mkdir(`${folder}/${name}`, 0o700);
    }
  }

  files(): DatabaseFile[] {
    return this.#filesIn(root);
  }

  #filesIn(folder: string): DatabaseFile[] {
    const names: string[] = this.#system.readdir(folder);
    return names.flatMap((name): DatabaseFile[] => {
      if (name === "." || name === "..") return [];
      const path = `${folder}/${name}`;
      return this.#system.isDir(this.#system.stat(path).mode)
        ? [{ folder, name, content: null }, ...this.#filesIn(path)]
        : [{ folder, name, content: this.#system.readFile(path) }];
    });
  }

  get #system() {
    if (!this.pg) throw new Error("The database is not open");
    return this.pg.Module.FS;
  }
}
