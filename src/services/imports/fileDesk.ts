import { createImportDesk } from '../../domain/imports/desk/importDesk';
import type { WorkbookReader } from '../../domain/imports/desk/readFile';
import { sizeProblem } from '../../domain/imports/read/importTable';
import type { FileDesk } from './ImportReader';

/** In the order of the interface: what a page may call. */
export const DESK_CALLS = [
  'open',
  'tellSale',
  'forgetSale',
  'check',
  'choose',
  'edit',
  'renew',
  'filter',
  'rows',
  'acts',
  'left',
  'close',
] as const satisfies readonly (keyof FileDesk)[];

export function createFileDesk(workbooks?: WorkbookReader): FileDesk {
  const desk = createImportDesk(workbooks);
  return {
    ...desk,
    async open(file, reading, knowledge) {
      if (file === null) return desk.open(null, reading, knowledge);
      const problem = sizeProblem(file.blob.size);
      if (problem !== null) return { ok: false, problem };
      const bytes = new Uint8Array(await file.blob.arrayBuffer());
      return desk.open({ name: file.name, bytes }, reading, knowledge);
    },
  };
}
