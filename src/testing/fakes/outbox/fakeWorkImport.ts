import { GatewayFailure } from '../../../services/failure';
import type { WorkFile, WorkFileProblem, WorkImport } from '../../../services/outbox/WorkExport';

export interface FakeWorkImport extends WorkImport {
  /** What files hold; every other file is not ours. */
  readonly files: Map<Blob, WorkFile>;
}

export function createFakeWorkImport(): FakeWorkImport {
  const files = new Map<Blob, WorkFile>();
  return {
    files,
    async read(file) {
      const found = files.get(file);
      if (found === undefined) throw new GatewayFailure<WorkFileProblem>('notOurs');
      return found;
    },
  };
}
