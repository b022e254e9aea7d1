import { LOCAL_BUCKET } from '../../local/net/project';
import { testServices } from '../../local/testServices';
import { tokenOf, type Actor } from './actors';

export interface NewFile {
  readonly type?: string;
  readonly bytes?: number;
  /** What the upload itself says of the file. */
  readonly custom?: Readonly<Record<string, string>>;
}

/** Calls the Storage emulator over REST as one person, or past all rules; answers are HTTP statuses. */
export class FilesClient {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  /** `claims` replace those of the person's token. */
  constructor(who: Actor | 'admin', claims: object = {}) {
    const { host, port } = testServices().storage;
    this.#base = `http://${host}:${port}/v0/b/${LOCAL_BUCKET}/o`;
    const token = who === 'admin' ? null : tokenOf(who, claims);
    const authorization = who === 'admin' ? 'Bearer owner' : `Firebase ${token ?? ''}`;
    this.#headers = who === 'admin' || token !== null ? { authorization } : {};
  }

  async #call(method: string, path: string, init: RequestInit = {}): Promise<number> {
    const response = await fetch(this.#base + path, {
      ...init,
      method,
      headers: { ...this.#headers, ...(init.headers as Record<string, string> | undefined) },
    });
    await response.arrayBuffer();
    return response.status;
  }

  /** Metadata, or the bytes themselves. */
  async get(path: string, bytes = false): Promise<number> {
    return this.#call('GET', `/${encodeURIComponent(path)}${bytes ? '?alt=media' : ''}`);
  }

  async list(folder: string): Promise<number> {
    return this.#call('GET', `?prefix=${encodeURIComponent(`${folder}/`)}&delimiter=%2F`);
  }

  async upload(path: string, { type = 'image/jpeg', bytes = 3, custom }: NewFile = {}): Promise<number> {
    const boundary = 'part-of-the-test';
    const metadata = JSON.stringify({ name: path, contentType: type, metadata: custom });
    const body = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`),
      Buffer.alloc(bytes, 1),
      Buffer.from(`\r\n--${boundary}--`),
    ]);
    return this.#call('POST', `?name=${encodeURIComponent(path)}`, {
      headers: {
        'X-Goog-Upload-Protocol': 'multipart',
        'Content-Type': `multipart/related; boundary=${boundary}`,
      },
      body,
    });
  }

  /** In pieces, as large files are sent; `custom` comes with the first request. */
  async uploadInPieces(path: string, { type = 'image/jpeg', bytes = 3, custom }: NewFile = {}): Promise<number> {
    const name = `name=${encodeURIComponent(path)}`;
    const started = await fetch(`${this.#base}?${name}`, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'start',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ name: path, contentType: type, metadata: custom }),
    });
    const id = started.headers.get('x-gupload-uploadid') ?? '';
    return this.#call('POST', `?${name}&upload_id=${id}&upload_protocol=resumable`, {
      headers: {
        'X-Goog-Upload-Protocol': 'resumable',
        'X-Goog-Upload-Command': 'upload, finalize',
        'X-Goog-Upload-Offset': '0',
      },
      body: Buffer.alloc(bytes, 1),
    });
  }

  /** Opens a file with a token of a link, as nobody. */
  async openWithToken(path: string, token: string): Promise<number> {
    return (await fetch(`${this.#base}/${encodeURIComponent(path)}?alt=media&token=${token}`)).status;
  }

  /** Changes what is known of a file, not the file. */
  async describe(path: string, change: object = { contentType: 'text/html' }): Promise<number> {
    return this.#call('PATCH', `/${encodeURIComponent(path)}`, {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
    });
  }

  async remove(path: string): Promise<number> {
    return this.#call('DELETE', `/${encodeURIComponent(path)}`);
  }
}
