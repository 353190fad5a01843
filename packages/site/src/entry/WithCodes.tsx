import { code } from "./WithCodes.css.ts";

/** `KT-20261118-0031`, with the brackets around it: a number to name is not torn at its hyphens. */
const codes = /(（?[A-Z]+(?:-\d+)+）?)/;

/** A sentence of the server in which an entry is named by its number. */
export const WithCodes = ({ text }: { text: string }) =>
  text.split(codes).map((part) =>
    codes.test(part) ? (
      <span key={part} className={code}>
        {part}
      </span>
    ) : (
      part
    ),
  );
