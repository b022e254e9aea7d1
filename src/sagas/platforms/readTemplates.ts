import { call, put, select, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { draftPlatform } from '../../domain/imports/template/draftPlatform';
import { ownPlatformId } from '../../domain/platforms/house/ownPlatform';
import {
  readingBegan,
  templateChosen,
  templateFailed,
  templateLeft,
  templateRead,
  templateSheetChosen,
} from '../../features/platforms/model/own/templateSlice';
import { selectSale } from '../../features/sales/salesSlice';
import type { NamedFile } from '../../services/imports/ImportReader';
import { newId } from '../../shared/id';
import { gateway } from '../base/effects';
import { report } from '../base/report';
import { knowledgeOf } from '../imports/knowledgeOf';

/**
 * Reads the template that a person has chosen last: one that is still being read counts no more, also when it is for another
 * sale. It stays at hand: it may have more sheets.
 */
export function* readTemplates(): SagaGenerator<void> {
  let file: { readonly name: string; readonly blob: Blob | undefined } | null = null;
  yield* takeLatest([templateChosen, templateSheetChosen, templateLeft], function* (action) {
    if (templateLeft.match(action)) return;
    const { saleId } = action.payload;
    if (templateChosen.match(action)) {
      const { fileId, name } = action.payload;
      file = { name, blob: (yield* gateway('templateFiles')).take(fileId) };
    }
    if (file === null) return;
    const { name, blob } = file;
    yield* put(readingBegan({ saleId, fileName: name }));
    const reading = templateSheetChosen.match(action) ? { sheet: action.payload.sheet } : {};
    if (blob === undefined) yield* put(templateFailed({ reason: { rule: 'notThere' }, sheets: [] }));
    else yield* call(readOne, saleId, { name, blob }, reading);
  });
}

function* readOne(saleId: string, file: NamedFile, reading: { readonly sheet?: number }): SagaGenerator<void> {
  const reader = yield* gateway('templateReader');
  try {
    const knowledge = yield* call(knowledgeOf, saleId);
    const read = yield* call([reader, reader.template], file, reading, knowledge);
    if (!read.ok) {
      yield* put(templateFailed({ reason: read.problem, sheets: read.sheets }));
      return;
    }
    const { template } = read;
    const sale = (yield* select(selectSale, saleId)) ?? {};
    const draft = draftPlatform(ownPlatformId(Date.now(), newId()), template, sale);
    const { sheets, sheet, columns } = template;
    const examples = columns.map((column) => column.examples);
    yield* put(templateRead({ fileName: file.name, draft, examples, sheets, sheet }));
  } catch (error) {
    yield* call(report, 'readTemplates', error);
    yield* put(templateFailed({ reason: { rule: 'gaveUp' }, sheets: [] }));
  }
}
