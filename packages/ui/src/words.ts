/**
 * What the components say by themselves, handed to them by `UiProvider`: the kit itself has no words. Texts
 * with figures or names in them are functions of those.
 */
export interface Words {
  required: string;
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
  /** Before a line of the summary whose field has been put right. */
  mendedMark: string;
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
  found(values: { count: number }): string;
  chooseAddress: string;
  suggestion: string;
  takeSuggestion: string;
  takeNumber(values: { number: string }): string;
  pickFile: string;
  severalFiles: string;
  dropHere: string;
  waiting: string;
  uploading(values: { percent: number }): string;
  /** All of it has been sent, and the server has not answered yet. */
  beingChecked: string;
  uploaded: string;
  cancelUpload(values: { name: string }): string;
  retryUpload(values: { name: string }): string;
  removeFile(values: { name: string }): string;
  retry: string;
  previewOf(values: { name: string }): string;
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
  pages: string;
  previousPage: string;
  nextPage: string;
  page(values: { page: number }): string;
}
