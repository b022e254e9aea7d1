import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { Reading } from '../../domain/imports/desk/views';
import {
  importFailed,
  type importFileChosen,
  readingBegan,
  type readingChosen,
  selectImport,
  tableRead,
} from '../../features/imports/model/importSlice';
import type { NamedFile } from '../../services/imports/ImportReader';
import { gateway } from '../base/effects';
import { knowledgeOf } from './knowledgeOf';

/** Reads the file that was chosen; how it is read is found anew. */
export function* openChosen({ payload }: ReturnType<typeof importFileChosen>): SagaGenerator<void> {
  const { saleId, fileId, name } = payload;
  const file = (yield* gateway('importFiles')).take(fileId);
  yield* put(readingBegan({ saleId, name, reading: {} }));
  if (file === undefined) yield* put(importFailed({ reason: { rule: 'notThere' } }));
  else yield* call(open, saleId, { name, blob: file }, {});
}

/** Reads the same file in the way that was chosen. */
export function* openOnceMore({ payload: { reading } }: ReturnType<typeof readingChosen>): SagaGenerator<void> {
  const { saleId, run } = yield* select(selectImport);
  const name = 'file' in run ? run.file.name : 'name' in run ? run.name : null;
  if (saleId === null || name === null) return;
  yield* put(readingBegan({ saleId, name, reading }));
  yield* call(open, saleId, null, reading);
}

function* open(saleId: string, file: NamedFile | null, reading: Reading): SagaGenerator<void> {
  const reader = yield* gateway('importReader');
  const knowledge = yield* call(knowledgeOf, saleId);
  const view = yield* call([reader, reader.open], file, reading, knowledge);
  if (view.ok) yield* put(tableRead({ file: view.file, columns: view.columns }));
  else yield* put(importFailed({ reason: view.problem, sheets: view.sheets }));
}
