/** Texts of the components, passed by `UiProvider`. Texts with values are functions. */
export interface Words {
  optional: string;
  /** Shown before an example. */
  example: string;
  errorMark: string;
  warningMark: string;
  close: string;
  menu: string;
  /** The link to the content of the page. */
  skip: string;
  busy: string;
  loading: string;
  showPassword: string;
  hidePassword: string;
  errorSummary: string;
  /** Shown before a line of the summary whose field has been corrected. */
  correctedMark: string;
  moreErrors(values: { count: number }): string;
  /** The empty option of a select. */
  choose: string;
  yen: string;
  newWindow: string;
  dismissToast: string;
  /** Name of the list of toasts, for screen readers. */
  toasts: string;
  /** First word of a toast about a failure. */
  failedToast: string;
  charactersLeft(values: { count: number }): string;
  charactersOver(values: { count: number }): string;
  digitsOf(values: { typed: number; wanted: number }): string;
  searching: string;
  nothingFound: string;
  chooseAddress: string;
  /** Shown before the form of a name that banks use. */
  suggestion: string;
  takeSuggestion: string;
  /** Accepts an account number with an added zero. */
  takeNumber(values: { number: string }): string;
  pickFile: string;
  /** Note that the field accepts several files. */
  severalFiles: string;
  waiting: string;
  uploading(values: { percent: number }): string;
  /** Shown after the upload, until the server responds. */
  beingChecked: string;
  uploaded: string;
  cancelUpload(values: { name: string }): string;
  retryUpload(values: { name: string }): string;
  removeFile(values: { name: string }): string;
  stepDone: string;
  stepCurrent: string;
  stepUpcoming: string;
  stepOf(values: { steps: number; step: number }): string;
  showMasked(values: { term: string }): string;
  hideMasked(values: { term: string }): string;
  show: string;
  hide: string;
  copy: string;
  copyOf(values: { term: string }): string;
  copied: string;
  copiedOf(values: { term: string }): string;
  copyFailed: string;
}
