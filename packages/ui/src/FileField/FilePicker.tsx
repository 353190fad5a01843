import type { ReactNode } from "react";
import type { ControlProps } from "../Field/props.ts";
import { input, pick } from "./FileField.css.ts";

export type FilePickerProps = {
  /** Icon before the text. */
  icon: ReactNode;
  children: ReactNode;

  /** Attributes that connect the input to its label, hint and error. */
  controlProps?: (Pick<ControlProps, "id"> & Partial<ControlProps>) | undefined;
  accept?: string | undefined;
  multiple?: boolean | undefined;

  disabled?: boolean | undefined;

  /** Called with the chosen files. */
  onPick: (files: File[]) => void;
};

/** A button made of a file input, so that the platform opens its own file dialog. */
export function FilePicker({ icon, children, controlProps, onPick, ...rest }: FilePickerProps) {
  return (
    <label className={pick}>
      {icon}
      {children}
      <input
        type="file"
        className={input}
        {...rest}
        {...controlProps}
        onChange={(event) => {
          onPick([...(event.currentTarget.files ?? [])]);
          // Allows choosing the same file again after it was removed.
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
