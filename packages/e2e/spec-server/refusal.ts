/** An answer that is not 2xx (§8). */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.body = body;
  }
}

export const missing = "この項目は必須です。";
export const blank = "この項目は空にしないでください。";
export const notFound = () => new Refusal(404, { detail: "見つかりませんでした。" });
export const invalid = (errors: unknown) => new Refusal(400, errors);
export const generally = (...sentences: string[]) => invalid({ non_field_errors: sentences });
