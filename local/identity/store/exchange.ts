import type { IncomingMessage, ServerResponse } from 'node:http';

/** The service says no, in the way of the public REST interface: a status and a message such as `USER_NOT_FOUND`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly status: number;
  readonly body: Fields;
}

/** Reads a JSON or form body. An empty one is an object without fields. Throws Refusal. */
export async function readBody(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    throw new Refusal('Invalid JSON payload received.');
  }
}

/** The value as an object; one without fields when it is none. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The field as text; `''` when it is missing or of another type. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** Lets the page that asked read the answer, as the emulator does. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Vary', 'Origin');
}

export function answerJson(response: ServerResponse, { status, body }: Answer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

export function refusalAnswer({ message, status }: Refusal): Answer {
  return {
    status,
    body: { error: { code: status, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
  };
}

/** The message of a refusal, without its explanation; `''` for another answer. */
export function refusalCode({ body }: Answer): string {
  return textOf(fieldsOf(body['error']), 'message').split(' : ')[0] ?? '';
}

/** Holds back what the emulator answers and sends what `revise` makes of it. */
export function reviseAnswer(response: ServerResponse, revise: (answer: Answer) => Answer): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array));
  };
  const { write, end } = response;
  Object.assign(response, {
    write: (chunk: unknown) => {
      keep(chunk);
      return true;
    },
    end: (chunk?: unknown) => {
      keep(chunk);
      Object.assign(response, { write, end });
      for (const header of ['Content-Length', 'ETag']) response.removeHeader(header);
      answerJson(response, revise({ status: response.statusCode, body: parsed(chunks) }));
      return response;
    },
  });
}

function parsed(chunks: readonly Buffer[]): Fields {
  try {
    return fieldsOf(JSON.parse(Buffer.concat(chunks).toString('utf8')));
  } catch {
    return {};
  }
}
