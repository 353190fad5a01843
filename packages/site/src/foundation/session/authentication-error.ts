/** The session could not be established: the person is logged out here, and told so on the error page (R7.8). */
export class AuthenticationError extends Error {
  override name = "AuthenticationError";
  readonly status = 401;
}
