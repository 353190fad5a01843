export { Field, type FieldFrameProps } from "./Field.tsx";
export { FieldGroup, type FieldGroupProps } from "./FieldGroup.tsx";
export type { ControlProps, FieldProps } from "./props.ts";
