/** The session could not be loaded: the user is logged out here, and the error page says so (R7.8). */
export class AuthenticationError extends Error {
  override name = "AuthenticationError";
  readonly status = 401;
}
