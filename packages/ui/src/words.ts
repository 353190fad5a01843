/** Texts of the components, passed by `UiProvider`. Texts with values are functions. */
export interface Words {
  optional: string;
  example: string;
  errorMark: string;
  warningMark: string;
  close: string;
  menu: string;
  skip: string;
  busy: string;
  loading: string;
  showPassword: string;
  hidePassword: string;
  errorSummary: string;
  /** Shown before a line of the summary whose field has been corrected. */
  correctedMark: string;
  moreErrors(values: { count: number }): string;
  choose: string;
  yen: string;
  newWindow: string;
  dismissToast: string;
  toasts: string;
  failedToast: string;
  charactersLeft(values: { count: number }): string;
  charactersOver(values: { count: number }): string;
  digitsOf(values: { typed: number; wanted: number }): string;
  searching: string;
  nothingFound: string;
  chooseAddress: string;
  suggestion: string;
  takeSuggestion: string;
  takeNumber(values: { number: string }): string;
  pickFile: string;
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
