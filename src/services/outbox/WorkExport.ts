import type { Operation } from '../../domain/operations/operations';
import type { KeptPhoto } from './PhotoOutbox';

export interface ExportedOperation {
  readonly operation: Operation;
  /** Why the server refused it, or null. */
  readonly refused: string | null;
}

/** Unsent work of one person, as a file holds it. */
export interface WorkFile {
  readonly uid: string;
  /** In the order in which they were made. */
  readonly operations: readonly ExportedOperation[];
  /** With their bytes; also those of operations that add a photo whose files the server has. */
  readonly photos: readonly KeptPhoto[];
}

/** Unsent work as a file for the person. Rejects when it cannot be made. */
export interface WorkExport {
  /** All of it in one file. */
  save(work: WorkFile): Promise<void>;
  /** One photo as it is. */
  savePhoto(fileName: string, bytes: Blob): void;
}

/** `notOurs`: no file of exported work; `newer`: of a later version of Lotsmith. */
export const WORK_FILE_PROBLEMS = ['notOurs', 'damaged', 'newer'] as const;
export type WorkFileProblem = (typeof WORK_FILE_PROBLEMS)[number];

/** Reads such files again. */
export interface WorkImport {
  /** What was exported, with the same ids and bytes. Rejects with GatewayFailure<WorkFileProblem>; changes nothing. */
  read(file: Blob): Promise<WorkFile>;
}

declare module '../gateways' {
  interface Gateways {
    readonly workExport: WorkExport;
    readonly workImport: WorkImport;
  }
}
