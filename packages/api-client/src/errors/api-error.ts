/** Whatever went wrong with a call is one of the classes of this folder; none of them shows or navigates. */
export abstract class ApiError extends Error {
  /** The status of the answer; 499 without an answer, 599 where the client itself gave up (R2.18, R8.6). */
  readonly status: number;
  /** What the server itself says of it, for people; a client that knows only the specification shows this. */
  readonly sentence: string | undefined = undefined;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}
