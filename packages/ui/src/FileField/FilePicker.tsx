import type { ReactNode } from "react";
import type { ControlProps } from "../Field/props.ts";
import { input, pick } from "./FileField.css.ts";

export type FilePickerProps = {
  /** Stands before the words. */
  icon: ReactNode;
  children: ReactNode;

  /** Attributes that tie label, hint and error of a field to it. */
  wiring?: (Pick<ControlProps, "id"> & Partial<ControlProps>) | undefined;
  accept?: string | undefined;
  multiple?: boolean | undefined;

  disabled?: boolean | undefined;

  /** Files were chosen. */
  onPick: (files: File[]) => void;
};

/** A button that is a file input, so that the platform opens its own sheet. */
export function FilePicker({ icon, children, wiring, onPick, ...rest }: FilePickerProps) {
  return (
    <label className={pick}>
      {icon}
      {children}
      <input
        type="file"
        className={input}
        {...rest}
        {...wiring}
        onChange={(event) => {
          onPick([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
