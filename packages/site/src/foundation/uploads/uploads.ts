import {
  type ApiClient,
  type ApiError,
  refusalOf,
  ServerError,
  uploadErrorMessage,
  ValidationError,
} from "@kaitori/api-client";
import { kindsOf, startUploadIssues } from "@kaitori/domain";
import { deleteUpload, type Id, setFileKinds, type UploadRecord, uploadFile } from "@kaitori/wire";
import { createStore } from "zustand/vanilla";
import type { WithLogin } from "../session/reauth.ts";
import { type FileFault, fileFault, type UploadLimits } from "./file-fault.ts";
import { haveSameItems, isRetryable, isUnderWay, type UploadProgress, type UploadRow } from "./upload-row.ts";

export interface PickOptions {
  readonly textOfFault: (fault: FileFault, file: File) => string;
  /** Shown for an upload that failed without an answer. */
  readonly networkText: string;
  readonly onFailure?: (error: unknown) => void;
  /** The papers that the files contain, the picked kind first. */
  readonly kinds?: readonly string[] | undefined;
  /** The papers of one file, if it contains only some of them. */
  readonly kindsOf?: ((file: File) => readonly string[]) | undefined;
}

/** The result of deleting a file. A submitted file stays. */
export type RemovalResult = "removed" | "handedIn" | "failed";

interface PickedFile {
  readonly file: File;
  readonly abort: AbortController;
  readonly options: PickOptions;
}

interface Assignment {
  readonly record: UploadRecord;
  readonly onRefused: (sentence: string | undefined) => void;
}

export interface UploadsOptions {
  readonly api: Pick<ApiClient, "call">;
  readonly limitsOf: (kind: string) => UploadLimits;
  readonly withLogin: WithLogin;
}

export type Uploads = ReturnType<typeof createUploads>;

export function createUploads({ api, limitsOf, withLogin }: UploadsOptions) {
  /** Picked files and upload records of the server; cleared when the user changes. */
  const store = createStore<readonly UploadRow[]>(() => []);
  const pickedFiles = new Map<string, PickedFile>();
  /** Assignments that are not sent yet, by row. */
  const assignments = new Map<string, Assignment>();
  const submittedIds = new Set<Id>();
  let pickedCount = 0;

  const rows = () => store.getState();
  const rowsOf = (kind: string) => rows().filter((row) => row.kind === kind);
  const find = (key: string) => rows().find((row) => row.key === key);
  const updateRow = (key: string, update: (row: UploadRow) => UploadRow) =>
    store.setState(
      rows().map((row) => (row.key === key ? update(row) : row)),
      true,
    );
  const setProgress = (key: string, progress: UploadProgress) =>
    updateRow(key, (row) => ({ ...row, ...progress }));
  const removePreview = (key: string) => {
    const url = find(key)?.preview?.url;
    if (url?.startsWith("blob:")) URL.revokeObjectURL(url);
    updateRow(key, ({ preview: _preview, ...row }) => row);
  };
  const removeRow = (key: string) => {
    removePreview(key);
    pickedFiles.delete(key);
    assignments.delete(key);
    store.setState(
      rows().filter((row) => row.key !== key),
      true,
    );
  };

  const sendNext = (kind: string): void => {
    if (rowsOf(kind).some(({ state }) => state === "uploading")) return;
    const next = rowsOf(kind).find(({ state }) => state === "waiting");
    const pickedFile = next && pickedFiles.get(next.key);
    if (!next || !pickedFile) return;
    setProgress(next.key, { state: "uploading", progress: 0 });
    void send(next, pickedFile).finally(() => sendNext(kind));
  };

  const send = async (row: UploadRow, pickedFile: PickedFile): Promise<void> => {
    const { key, kind } = row;
    const { file, abort, options } = pickedFile;
    const { kinds } = options;
    try {
      const onProgress = (progress: number) =>
        find(key) && setProgress(key, { state: "uploading", progress });
      const record = await withLogin(() =>
        api.call(uploadFile, {
          body: { kind: kinds?.[0] ?? kind, kinds: kinds && kinds.length > 1 ? kinds.join(",") : undefined },
          file,
          signal: abort.signal,
          onProgress,
        }),
      );
      pickedFiles.delete(key);
      // Keeps the local preview, which is sharper than the server's.
      setProgress(key, { state: "done", record });
      if (kinds && kinds.length > 1 && record.kinds === undefined) uploadOncePerKind(file, kinds, options);
    } catch (error) {
      if (abort.signal.aborted) return removeRow(key);
      // A file that the server refused is final. It may not be an image, so it has no preview.
      const isFinal = error instanceof ValidationError;
      if (isFinal) removePreview(key);
      setProgress(key, { state: "failed", message: uploadErrorMessage(error, options.networkText), isFinal });
      options.onFailure?.(error);
    }
  };

  /** Uploads the file again for each further kind, because the server accepts one kind per file. */
  const uploadOncePerKind = (file: File, kinds: readonly string[], options: PickOptions) => {
    for (const kind of kinds.slice(1))
      pick(kind, [file], { ...options, kinds: undefined, kindsOf: undefined });
  };

  /** Adds the files; refuses all of them while earlier files of this kind are uploaded (R5.5). */
  const pick = (
    kind: string,
    files: readonly File[],
    options: PickOptions,
  ): { readonly refused: boolean } => {
    const underWay = rows()
      .filter(isUnderWay)
      .map((row) => row.kind);
    if (startUploadIssues(kind, underWay).length > 0) return { refused: true };
    for (const file of files) {
      pickedCount += 1;
      const key = `file${pickedCount}`;
      const fileCount = rowsOf(kind).filter(({ state }) => state !== "failed").length;
      const fault = fileFault(file, fileCount, limitsOf(kind));
      const progress: UploadProgress = fault
        ? { state: "failed", message: options.textOfFault(fault, file), isFinal: true }
        : { state: "waiting" };
      const kinds = options.kindsOf?.(file) ?? options.kinds;
      if (!fault)
        pickedFiles.set(key, { file, abort: new AbortController(), options: { ...options, kinds } });
      store.setState([...rows(), rowOfFile(key, kind, file, progress)], true);
    }
    sendNext(kind);
    return { refused: false };
  };

  const putRecord = (key: string, record: UploadRecord) =>
    updateRow(key, (row) => (row.state === "done" ? { ...row, kind: record.kind, record } : row));

  const sendAssignment = async (key: string): Promise<void> => {
    const row = find(key);
    const assignment = assignments.get(key);
    if (row?.state !== "done" || !assignment) return;
    const { id, kinds = [] } = row.record;
    const isCurrent = () => assignments.get(key) === assignment;
    try {
      const record = await withLogin(() =>
        api.call(setFileKinds, { params: { id }, body: { kinds: [...kinds] } }),
      );
      if (isCurrent()) putRecord(key, record);
    } catch (error) {
      const status = error instanceof ServerError ? error.status : 0;
      const isRefused =
        error instanceof ValidationError ||
        status === 501 ||
        (status > 400 && status < 500 && status !== 429);
      if (!isRefused) throw error;
      if (isCurrent()) putRecord(key, assignment.record);
      // Deleted in another tab: the draft reports it beside its field.
      if (isCurrent() && status !== 404) assignment.onRefused((error as ApiError).sentence);
    }
    if (isCurrent()) assignments.delete(key);
  };

  const retry = (key: string): void => {
    const pickedFile = pickedFiles.get(key);
    const row = find(key);
    if (!pickedFile || !row) return;
    setProgress(key, { state: "waiting" });
    sendNext(row.kind);
  };

  /** Adds the server's records; running uploads stay. */
  const add = (records: readonly UploadRecord[]): void => {
    const knownIds = new Set(rows().flatMap((row) => (row.state === "done" ? [row.record.id] : [])));
    const fresh = records.filter(({ id }) => !knownIds.has(id)).map(rowOfRecord);
    if (fresh.length > 0) store.setState([...fresh, ...rows()], true);
  };

  return {
    store,
    add,
    replaceAll(records: readonly UploadRecord[], ofKind: (kind: string) => boolean): void {
      const recordsById = new Map(records.map((record) => [record.id, record]));
      for (const row of rows()) {
        if (row.state !== "done" || !ofKind(row.kind)) continue;
        const record = recordsById.get(row.record.id);
        if (!record) removeRow(row.key);
        else if (!haveSameItems(kindsOf(record), kindsOf(row.record))) putRecord(row.key, record);
        assignments.delete(row.key);
      }
      add(records);
    },
    /** Marks files of an earlier entry: removing them here does not delete them on the server. */
    markSubmitted(ids: readonly Id[]): void {
      for (const id of ids) submittedIds.add(id);
    },
    pick,
    /** Sets the papers that an uploaded file contains. Stored here and sent with the draft. */
    assign(key: string, kinds: readonly string[], onRefused: Assignment["onRefused"]): void {
      const row = find(key);
      if (row?.state !== "done") return;
      const record = assignments.get(key)?.record ?? row.record;
      assignments.set(key, { record, onRefused });
      putRecord(key, { ...row.record, kind: kinds[0] ?? row.kind, kinds: [...kinds] });
    },
    /** Rejects if the server cannot be reached; assignments that the server refuses are undone and reported. */
    async sendAssignments(): Promise<void> {
      for (const key of [...assignments.keys()]) await sendAssignment(key);
    },
    cancel(key: string): void {
      const row = find(key);
      if (row?.state === "waiting") removeRow(key);
      else pickedFiles.get(key)?.abort.abort();
    },
    retry,
    retryAll(): void {
      for (const row of rows()) if (isRetryable(row)) retry(row.key);
    },
    /** The row stays if the server refuses (R7.6). */
    async remove(key: string): Promise<RemovalResult> {
      const row = find(key);
      pickedFiles.get(key)?.abort.abort();
      if (row?.state === "done" && !submittedIds.has(row.record.id)) {
        try {
          await withLogin(() => api.call(deleteUpload, { params: { id: row.record.id } }));
        } catch (error) {
          // Already deleted in another tab.
          const isGone = error instanceof ServerError && error.status === 404;
          if (!isGone) return refusalOf(deleteUpload, 409, error)?.reason ?? "failed";
        }
      }
      removeRow(key);
      return "removed";
    },
    forget(): void {
      submittedIds.clear();
      for (const { key } of rows()) {
        pickedFiles.get(key)?.abort.abort();
        removeRow(key);
      }
    },
  };
}

function rowOfFile(key: string, kind: string, file: File, progress: UploadProgress): UploadRow {
  const isPdf = file.type === "application/pdf";
  const hasPreview = isPdf || file.type.startsWith("image/");
  return {
    key,
    kind,
    name: file.name,
    size: file.size,
    ...(hasPreview && {
      preview: { kind: isPdf ? "pdf" : "image", url: URL.createObjectURL(file) } as const,
    }),
    ...progress,
  };
}

const rowOfRecord = (record: UploadRecord): UploadRow => ({
  key: `record${record.id}`,
  kind: record.kind,
  name: record.name,
  ...(record.image && { preview: { kind: "image", url: record.image } as const }),
  state: "done",
  record,
});
