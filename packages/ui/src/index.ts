export {
  AccountNumberField,
  type AccountNumberFieldProps,
} from "./AccountNumberField/AccountNumberField.tsx";
export { ActionBar, type ActionBarProps } from "./ActionBar/ActionBar.tsx";
export { Amount, type AmountProps } from "./Amount/Amount.tsx";
export { AmountField, type AmountFieldProps } from "./AmountField/AmountField.tsx";
export { Banner, type BannerProps } from "./Banner/Banner.tsx";
export { Button, type ButtonProps } from "./Button/Button.tsx";
export { ButtonLink, type ButtonLinkProps } from "./Button/ButtonLink.tsx";
export { Card, type CardProps } from "./Card/Card.tsx";
export { Checkbox, type CheckboxProps } from "./Checkbox/Checkbox.tsx";
export { Columns, type ColumnsProps } from "./Columns/Columns.tsx";
export { ComboboxField, type ComboboxFieldProps } from "./ComboboxField/ComboboxField.tsx";
export type { ComboboxOption, ComboboxSearch } from "./ComboboxField/option.ts";
export { CopyButton, type CopyButtonProps } from "./CopyButton/CopyButton.tsx";
export { type DataItem, DataList, type DataListProps } from "./DataList/DataList.tsx";
export { Masked, type MaskedProps } from "./DataList/Masked.tsx";
export { DateField, type DateFieldProps } from "./DateField/DateField.tsx";
export { Dialog, type DialogProps } from "./Dialog/Dialog.tsx";
export { EmptyState, type EmptyStateProps } from "./EmptyState/EmptyState.tsx";
export { ErrorSummary, type ErrorSummaryProps } from "./ErrorSummary/ErrorSummary.tsx";
export { focusField, type SummaryError } from "./ErrorSummary/SummaryLines.tsx";
export { Field, type FieldFrameProps } from "./Field/Field.tsx";
export { FieldGroup, type FieldGroupProps } from "./Field/FieldGroup.tsx";
export type { ControlProps, FieldProps } from "./Field/props.ts";
export { FileField, type FileFieldProps } from "./FileField/FileField.tsx";
export { idOfMove } from "./FileField/FileItem.tsx";
export { FilePicker, type FilePickerProps } from "./FileField/FilePicker.tsx";
export type { FileRow } from "./FileField/file-row.ts";
export { FileLine, type FileLineProps } from "./FileLine/FileLine.tsx";
export { FilePreview, type FilePreviewProps } from "./FileLine/FilePreview.tsx";
export { Heading, type HeadingProps, SmallHeading } from "./Heading/Heading.tsx";
export { HolderNameField, type HolderNameFieldProps } from "./HolderNameField/HolderNameField.tsx";
export * from "./Icon/index.ts";
export type { StatusTone } from "./Icon/status-icons.ts";
export { Inline, type InlineProps } from "./Inline/Inline.tsx";
export { LineLink, Link, type LinkProps } from "./Link/Link.tsx";
export { Page, type PageProps } from "./Page/Page.tsx";
export { PasswordField, type PasswordFieldProps } from "./PasswordField/PasswordField.tsx";
export {
  type AddressChoice,
  PostcodeField,
  type PostcodeFieldProps,
} from "./PostcodeField/PostcodeField.tsx";
export { type PriceRow, PriceTable, type PriceTableProps } from "./PriceTable/PriceTable.tsx";
export { RadioCards, type RadioCardsProps, type RadioOption } from "./RadioCards/RadioCards.tsx";
export { SelectField, type SelectFieldProps, type SelectOption } from "./SelectField/SelectField.tsx";
export { SiteFooter, type SiteFooterProps } from "./SiteFooter/SiteFooter.tsx";
export { SiteHeader, type SiteHeaderProps } from "./SiteHeader/SiteHeader.tsx";
export type { NavigationLink } from "./SiteHeader/SiteNavigation.tsx";
export { Loading } from "./Skeleton/Loading.tsx";
export { Skeleton, type SkeletonProps } from "./Skeleton/Skeleton.tsx";
export { SkipLink } from "./SkipLink/SkipLink.tsx";
export { type Gap, Stack, type StackProps } from "./Stack/Stack.tsx";
export { StatusBadge, type StatusBadgeProps } from "./StatusBadge/StatusBadge.tsx";
export { type Step, Stepper, type StepperProps } from "./Stepper/Stepper.tsx";
export { Note, Text, type TextProps } from "./Text/Text.tsx";
export { TextareaField, type TextareaFieldProps } from "./TextareaField/TextareaField.tsx";
export { TextField, type TextFieldProps } from "./TextField/TextField.tsx";
export { Timeline, type TimelineEntry, type TimelineProps } from "./Timeline/Timeline.tsx";
export { type ToastMessage, ToastRegion, type ToastRegionProps } from "./Toast/ToastRegion.tsx";
export type { AnchorProps, PdfPreviewProps } from "./UiProvider/context.ts";
export { UiProvider, type UiProviderProps } from "./UiProvider/UiProvider.tsx";
export { Unbroken } from "./Unbroken/Unbroken.tsx";
export { VisuallyHidden } from "./VisuallyHidden/VisuallyHidden.tsx";
export type { Words } from "./words.ts";
