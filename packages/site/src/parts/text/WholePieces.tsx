import { Unbroken } from "@kaitori/ui";
import { Fragment } from "react";

/** Payer, sum and day, as a wide space parts them: a line breaks between them. */
export function WholePieces({ children: line }: { readonly children: string }) {
  return line.split("　").map((piece, place) => (
    <Fragment key={piece}>
      {place > 0 && "　"}
      <Unbroken>{piece}</Unbroken>
    </Fragment>
  ));
}
