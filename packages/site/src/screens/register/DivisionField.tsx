import { divisionCopy } from "@kaitori/brand/copy/division";
import { registerCopy } from "@kaitori/brand/copy/register";
import { RadioCards, type RadioCardsProps } from "@kaitori/ui";
import { useCopy } from "#parts/brand/use-copy.ts";

export type DivisionFieldProps = Omit<RadioCardsProps, "label" | "options" | "required">;

/** Corporation or individual; absent in a brand for corporations (R1.5). */
export function DivisionField(field: DivisionFieldProps) {
  const words = useCopy(registerCopy);
  const division = useCopy(divisionCopy);
  return (
    <RadioCards
      label={words.divisionLegend}
      required
      layout="beside"
      options={[
        { value: "corporate", label: division.corporate, description: division.corporateHint },
        { value: "individual", label: division.individual, description: division.individualHint },
      ]}
      {...field}
    />
  );
}
