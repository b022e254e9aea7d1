import { type FileCode, GatewayFailure } from '../../services/failure';
import type { FilesGateway, Upload } from '../../services/files/FilesGateway';

/** One upload as the test sees it. */
export interface FakeUpload {
  readonly path: string;
  readonly blob: Blob;
  /** What was asked of it, in order. */
  readonly log: readonly ('pause' | 'resume' | 'cancel')[];
  readonly open: boolean;
  progress(sent: number): void;
  finish(): void;
  /** Rejects; also with an `auth/…` code, as storage calls do when the token could not be fetched. */
  fail(code: string): void;
}

export interface FakeFilesGateway extends FilesGateway {
  /** Every upload, oldest first. */
  readonly uploads: readonly FakeUpload[];
  /** Those that are neither finished, failed nor cancelled. */
  readonly open: readonly FakeUpload[];
  /** The files that the server has, by path. */
  readonly stored: Map<string, Blob>;
  /** The paths that were asked for before anything was sent. */
  readonly asked: readonly string[];
  /** `true`: every upload finishes by itself. */
  automatic: boolean;
  failNext(op: 'upload' | 'load' | 'list' | 'remove', code: string): void;
}

/** The paths that the rules of the storage let somebody write. */
const PHOTO_FILE = /^(?:sales\/[A-Za-z0-9]+\/photos|catalogues\/[a-z0-9-]+)\/[A-Za-z0-9]+\/(?:full|view|thumb)\.jpg$/;

/** The blobs of jsdom are read by its FileReader only. */
async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if ('arrayBuffer' in blob) return new Uint8Array(await blob.arrayBuffer());
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob);
  });
}

/** A file storage in memory whose uploads the test moves; `stored` may be shared by the gateways of several people. */
export function createFakeFilesGateway(
  role: 'editor' | 'stranger' = 'editor',
  stored: Map<string, Blob> = new Map(),
): FakeFilesGateway {
  const uploads: FakeUpload[] = [];
  const asked: string[] = [];
  const failures: { readonly op: string; readonly code: string }[] = [];
  const planned = (op: string): string | undefined => {
    const place = failures.findIndex((failure) => failure.op === op);
    return place < 0 ? undefined : failures.splice(place, 1)[0]?.code;
  };

  const start = (path: string, blob: Blob, onProgress: (sent: number, total: number) => void): Upload & FakeUpload => {
    const log: ('pause' | 'resume' | 'cancel')[] = [];
    let open = true;
    let settle: { resolve: () => void; reject: (error: unknown) => void } | undefined;
    const done = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
    done.catch(() => undefined);
    const fail = (code: string): void => {
      open = false;
      settle?.reject(new GatewayFailure(code));
    };
    return {
      path,
      blob,
      log,
      done,
      get open() {
        return open;
      },
      progress: (sent) => onProgress(sent, blob.size),
      finish() {
        if (!open) return;
        if (role === 'stranger' || !PHOTO_FILE.test(path)) return fail('unauthorized' satisfies FileCode);
        open = false;
        stored.set(path, blob);
        onProgress(blob.size, blob.size);
        settle?.resolve();
      },
      fail,
      pause: () => void log.push('pause'),
      resume: () => void log.push('resume'),
      cancel() {
        log.push('cancel');
        fail('canceled' satisfies FileCode);
      },
    };
  };

  const gateway: FakeFilesGateway = {
    uploads,
    asked,
    stored,
    automatic: false,
    get open() {
      return uploads.filter((upload) => upload.open);
    },
    failNext: (op, code) => void failures.push({ op, code }),
    upload(path, blob, onProgress) {
      const upload = start(path, blob, onProgress);
      uploads.push(upload);
      const code = planned('upload');
      if (code !== undefined) upload.fail(code);
      else if (gateway.automatic) queueMicrotask(() => upload.finish());
      return upload;
    },
    async isStored(path, bytes) {
      asked.push(path);
      return role !== 'stranger' && stored.get(path)?.size === bytes;
    },
    async load(path) {
      const code = planned('load');
      if (code !== undefined) throw new GatewayFailure(code);
      if (role === 'stranger') throw new GatewayFailure<FileCode>('unauthorized');
      const found = stored.get(path);
      if (found === undefined) throw new GatewayFailure<FileCode>('object-not-found');
      return found;
    },
    bytes: async (path) => bytesOf(await gateway.load(path)),
    async list(folder) {
      const code = planned('list');
      if (code !== undefined) throw new GatewayFailure(code);
      if (role === 'stranger') throw new GatewayFailure<FileCode>('unauthorized');
      const isRightBelow = (path: string): boolean =>
        path.startsWith(`${folder}/`) && !path.slice(folder.length + 1).includes('/');
      return [...stored.keys()].filter(isRightBelow);
    },
    async remove(path) {
      const code = planned('remove');
      if (code !== undefined) throw new GatewayFailure(code);
      if (role === 'stranger') throw new GatewayFailure<FileCode>('unauthorized');
      stored.delete(path);
    },
  };
  return gateway;
}
