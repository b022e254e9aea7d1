import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { draftPlatform } from '../../domain/imports/template/draftPlatform';
import { ownPlatformId } from '../../domain/platforms/house/ownPlatform';
import {
  readingBegan,
  templateChosen,
  templateFailed,
  templateRead,
  templateSheetChosen,
} from '../../features/platforms/model/own/templateSlice';
import { selectSale } from '../../features/sales/salesSlice';
import type { NamedFile } from '../../services/imports/ImportReader';
import { newId } from '../../shared/id';
import { gateway } from '../base/effects';
import { report } from '../base/report';
import { knowledgeOf } from '../imports/knowledgeOf';

/** Reads the templates that a person chooses, one after the other. The last one stays at hand: it may have more sheets. */
export function* readTemplates(): SagaGenerator<void> {
  let file: NamedFile | null = null;
  for (;;) {
    const action = yield* take([templateChosen, templateSheetChosen]);
    const { saleId } = action.payload;
    if (templateChosen.match(action)) {
      const { fileId, name } = action.payload;
      const blob = (yield* gateway('templateFiles')).take(fileId);
      file = blob === undefined ? null : { name, blob };
      yield* put(readingBegan({ saleId, fileName: name }));
    } else if (file !== null) {
      yield* put(readingBegan({ saleId, fileName: file.name }));
    }
    const sheet = templateSheetChosen.match(action) ? { sheet: action.payload.sheet } : {};
    if (file === null) yield* put(templateFailed({ reason: { rule: 'notThere' }, sheets: [] }));
    else yield* call(readOne, saleId, file, sheet);
  }
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
