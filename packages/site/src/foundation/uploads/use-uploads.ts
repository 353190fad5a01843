import { ApiError } from "@kaitori/api-client";
import { errorsCopy } from "@kaitori/brand/copy/errors";
import { specificationCopy } from "@kaitori/brand/copy/specification";
import { uploadCopy } from "@kaitori/brand/copy/upload";
import { useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useCopy } from "#parts/brand/use-copy.ts";
import { kindOfFailure } from "../errors/kind-of-failure.ts";
import { useSite } from "../site/SiteProvider.tsx";
import { type FileFault, inMegabytes, limitsOfKind } from "./file-fault.ts";
import { isUnderWay, uploadedRecords } from "./upload-row.ts";
import type { RemovalResult } from "./uploads.ts";
import { uploadsOf } from "./uploads-of.ts";

/** With `paperSet`, the papers that one file may contain together, a picked file is uploaded for all of them. */
export function useUploads(
  kind: string,
  paperSet?: readonly string[],
  kindsOf?: (file: File) => readonly string[],
) {
  const site = useSite();
  const words = useCopy(uploadCopy);
  const specified = useCopy(specificationCopy);
  const { networkTitle: networkText } = useCopy(errorsCopy);
  const [isRefused, setRefused] = useState(false);
  const [fatalError, setFatalError] = useState<ApiError>();
  // Errors such as a stale token or an account of another service are thrown while rendering, so that the route's
  // error page shows them (R8.10).
  if (fatalError) throw fatalError;
  const onFailure = (error: unknown) => {
    if (error instanceof ApiError && kindOfFailure(error) === "page") setFatalError(error);
  };
  const uploads = uploadsOf(site);
  const rows = useStore(
    uploads.store,
    useShallow((rows) => rows.filter((row) => (paperSet ? paperSet.includes(row.kind) : row.kind === kind))),
  );
  const { uploadBytes, uploadsPerKind } = limitsOfKind(site.brand.settings, kind);

  const textOfFault = (fault: FileFault, file: File) =>
    ({
      empty: words.empty,
      heic: words.heic,
      wrongType: words.wrongType,
      onlyPdf: words.onlyPdf,
      onlyPicture: words.onlyPicture,
      tooLarge: words.tooLarge({ size: inMegabytes(file.size), limit: inMegabytes(uploadBytes) }),
      tooMany: words.tooMany({ limit: uploadsPerKind }),
    })[fault];

  const underWay = rows.some(isUnderWay);
  const reportRemoval = (outcome: RemovalResult) => {
    if (outcome === "handedIn") site.toasts.show("critical", words.alreadySubmitted);
    if (outcome === "failed") site.toasts.show("critical", specified.deleteFailed);
  };
  return {
    rows,
    records: uploadedRecords(rows),
    isUnderWay: underWay,
    /** Why the last picked files were refused; cleared by the next action. */
    refusal: isRefused && underWay ? specified.otherUploadUnderWay : undefined,
    pick: (files: readonly File[]) =>
      setRefused(
        uploads.pick(kind, files, { textOfFault, networkText, onFailure, kinds: paperSet, kindsOf }).refused,
      ),
    pickInto: (into: string, files: readonly File[]) =>
      uploads.pick(into, files, { textOfFault, networkText, onFailure }),
    cancel: uploads.cancel,
    retry: uploads.retry,
    remove: async (key: string) => reportRemoval(await uploads.remove(key)),
    assign: (key: string, kinds: readonly string[]) =>
      uploads.assign(key, kinds, (sentence) => site.toasts.show("critical", sentence ?? words.notMarked)),
  };
}
