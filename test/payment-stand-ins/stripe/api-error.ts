/** An error in the format of Stripe's API. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };
  /** True when the request was executed, so that its idempotency key repeats this answer. */
  readonly isSaved: boolean;

  constructor(
    status: number,
    message: string,
    fields: { readonly type?: string; readonly code?: string; readonly param?: string } = {},
    isSaved = false,
  ) {
    super(message);
    const { type = 'invalid_request_error', code, param } = fields;
    const docs = code === undefined ? {} : { code, doc_url: `https://stripe.com/docs/error-codes/${code}` };
    this.status = status;
    this.body = { error: { message, type, ...docs, ...(param !== undefined && { param }) } };
    this.isSaved = isSaved;
  }
}

/** An object that the account does not have. */
export function missingObject(kind: string, id: string, param = 'id', status = 404): ApiError {
  return new ApiError(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
