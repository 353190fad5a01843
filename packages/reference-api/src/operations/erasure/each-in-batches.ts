const batch = 200;

/** Told of a document that could not be erased; the others do not wait for it. */
export type NotErased = (error: unknown, key: string) => void;
export const throwNotErased: NotErased = (error) => {
  throw error;
};

/** Works on every document by itself; answers how many went well. */
export async function eachInBatches<Document extends { object_key: string }>(
  next: (last: Document | undefined, atMost: number) => Promise<Document[]>,
  work: (document: Document) => Promise<void>,
  notErased: NotErased,
): Promise<number> {
  let done = 0;
  for (let last: Document | undefined; ; ) {
    const documents = await next(last, batch);
    for (const document of documents)
      await work(document).then(
        () => {
          done += 1;
        },
        (error) => notErased(error, document.object_key),
      );
    if (documents.length < batch) return done;
    last = documents.at(-1);
  }
}
