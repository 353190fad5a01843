/** Where the bytes of documents lie. Keys are made by the server; a key is written once and never changed. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Undefined when there is nothing under the key. */
  get: (key: string) => Promise<Uint8Array | undefined>;
  /** Deleting what is not there is no error. */
  delete: (key: string) => Promise<void>;
};
