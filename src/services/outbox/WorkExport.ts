import type { Operation } from '../lots/LotsGateway';

export interface ExportedPhoto {
  readonly id: string;
  readonly lotId: string;
  readonly fileName: string;
  readonly bytes: Blob;
}

export interface ExportedOperation {
  readonly operation: Operation;
  /** Why the server refused it, or null. */
  readonly refused: string | null;
}

/** Unsent work as a file for the person. Rejects when it cannot be made. */
export interface WorkExport {
  /** All of it in one file. */
  save(operations: readonly ExportedOperation[], photos: readonly ExportedPhoto[]): Promise<void>;
  /** One photo as it is. */
  savePhoto(fileName: string, bytes: Blob): void;
}
