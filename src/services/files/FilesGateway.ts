/** One upload under way. `done` rejects with GatewayFailure<FileCode | 'stalled'>. */
export interface Upload {
  readonly done: Promise<void>;
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Files in Cloud Storage, under the rules of the signed-in person. */
export interface FilesGateway {
  /**
   * Starts a resumable upload of `blob` to `path`. `onProgress` gets sent and total bytes. An error after which the
   * object is nevertheless there with the same size counts as done: the answer was lost, not the file.
   */
  upload(path: string, blob: Blob, onProgress: (sent: number, total: number) => void): Upload;
  /** Whether the server has a file of this size at `path` already; false also when it gives no answer. */
  isStored(path: string, bytes: number): Promise<boolean>;
  /** The bytes of a stored file, read with the person's own credentials (no download token is made). */
  load(path: string): Promise<Blob>;
  /** The same for many of them: a Blob costs a trip to another process and back, and goes when it is collected. */
  bytes(path: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The paths of all files right below a folder (no slash at its end), in no order; [] for a folder that is not there. */
  list(folder: string): Promise<readonly string[]>;
  /** Deletes a file for ever; one that is not there is done. */
  remove(path: string): Promise<void>;
}

declare module '../gateways' {
  interface Gateways {
    readonly files: FilesGateway;
  }
}
