/** An answer with Paddle's error format. */
export class PaddleApiError extends Error {
  override readonly name = 'PaddleApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];

  constructor(status: number, code: string, detail: string, fields: PaddleApiError['fields'] = []) {
    super(detail);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export function errorJson({ code, message, fields }: PaddleApiError) {
  return {
    error: {
      ...{ type: 'request_error', code, detail: message },
      documentation_url: `https://developer.paddle.com/v1/errors/${code}`,
      ...(fields.length > 0 && { errors: fields }),
    },
    meta: { request_id: '00000000-0000-0000-0000-000000000000' },
  };
}
