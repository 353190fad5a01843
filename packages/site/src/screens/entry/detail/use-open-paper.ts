import { getUploadAddress, type Id } from "@kaitori/wire";
import { useAction } from "../../../foundation/errors/use-action.ts";
import { useSite } from "../../../foundation/site/SiteProvider.tsx";

/** Fetches a paper that was handed in. Its address holds for minutes only and is handed out as a download. */
export function useOpenPaper() {
  const { api, brand } = useSite();
  const { failure, attempt } = useAction();
  return {
    failure,
    open: (id: Id) =>
      attempt(async () => {
        const { url } = await api.call(getUploadAddress, { params: { id } });
        location.assign(new URL(url, brand.settings.apiHost ?? location.href));
      }),
  };
}
