const batchSize = 200;

/** Called for a document that could not be erased; the others are still processed. */
export type OnNotErased = (error: unknown, key: string) => void;
export const throwNotErased: OnNotErased = (error) => {
  throw error;
};

/** Processes each document separately; returns the number of successes. */
export async function eachInBatches<Document extends { object_key: string }>(
  next: (last: Document | undefined, atMost: number) => Promise<Document[]>,
  work: (document: Document) => Promise<void>,
  onNotErased: OnNotErased,
): Promise<number> {
  let count = 0;
  for (let last: Document | undefined; ; ) {
    const documents = await next(last, batchSize);
    for (const document of documents)
      await work(document).then(
        () => {
          count += 1;
        },
        (error) => onNotErased(error, document.object_key),
      );
    if (documents.length < batchSize) return count;
    last = documents.at(-1);
  }
}
