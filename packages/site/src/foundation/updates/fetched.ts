/**
 * What a chunk exports: `fetched(import("…"))`. Where the chunk is lost and the page is being loaded anew instead (R8.12),
 * the bundler answers nothing: then there is nothing to go on with until the new page comes.
 */
export async function fetched<Module>(chunk: Promise<Module | undefined>): Promise<Module> {
  return (await chunk) ?? new Promise(() => undefined);
}
