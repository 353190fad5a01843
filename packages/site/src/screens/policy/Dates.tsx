import { useSite } from "#foundation/site/SiteProvider.tsx";
import { useDates } from "#parts/text/use-dates.ts";
import * as styles from "./Articles.css.ts";

export interface DateWords {
  readonly established: (values: { readonly date: string }) => string;
  readonly revised: (values: { readonly date: string }) => string;
}

/** Since when a document holds, and when it was last changed. */
export function Dates({ words }: { readonly words: DateWords }) {
  const { established, revised } = useSite().brand.settings.legal;
  const { date } = useDates();
  return (
    <div className={styles.dates}>
      <span>{words.established({ date: date(established) })}</span>
      <span>{words.revised({ date: date(revised) })}</span>
    </div>
  );
}
