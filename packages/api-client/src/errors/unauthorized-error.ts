import { specifiedMessages } from "../specified-messages.ts";
import { ApiError } from "./api-error.ts";

export type Direction = {
  /** The login page of the account, and the name of its service (R8.3). */
  readonly loginUrl?: string | undefined;
  readonly service?: string | undefined;
  /** Where the server sends us (R8.4). */
  readonly redirectTo?: string | undefined;
  /** What the detail says, where the server gives codes. */
  readonly code?: string | undefined;
};

/** 401 or 403. Addresses are kept only when their origin is our own or on the allow-list. */
export class UnauthorizedError extends ApiError {
  override name = "UnauthorizedError";
  override readonly sentence: string | undefined;
  readonly loginUrl: string | undefined;
  readonly service: string | undefined;
  readonly redirectTo: string | undefined;
  readonly code: string | undefined;

  constructor(
    status: number,
    message: string | undefined,
    { loginUrl, service, redirectTo, code }: Direction,
  ) {
    super(status, message ?? specifiedMessages.unauthorized);
    this.sentence = message;
    this.loginUrl = loginUrl;
    this.service = service;
    this.redirectTo = redirectTo;
    this.code = code;
  }
}
