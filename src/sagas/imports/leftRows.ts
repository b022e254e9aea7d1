import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import { type ImportTarget, isOtherTarget, isPrivateTarget } from '../../domain/imports/cells/targets';
import type { ColumnView } from '../../domain/imports/desk/views';
import { notImported } from '../../domain/imports/desk/notImported';
import { isExtraField } from '../../domain/lots/extras';
import { type LotNumber, numberFields } from '../../domain/numbering/lotNumber';
import { csvText } from '../../domain/platforms/file/csv';
import { lotsmith } from '../../domain/platforms/profiles/lotsmith';
import { guard } from '../../domain/values/formulas';
import type { Table } from '../../domain/values/table';
import { leftReason } from '../../features/imports/model/importSentences';
import { type importLeft, selectImport } from '../../features/imports/model/importSlice';
import { importRuleTexts } from '../../features/imports/model/importRuleTexts';
import { importTexts } from '../../features/imports/model/importTexts';
import { extraName } from '../../features/lots/model/extras/extraName';
import { selectExtrasByField } from '../../features/lots/model/extras/extrasSlice';
import { extraTexts } from '../../features/lots/model/texts/extraTexts';
import { lotTexts } from '../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../features/lots/model/texts/lotWords';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { gateway } from '../base/effects';
import { texts } from '../base/texts';
import { KEEP_LIMIT_MS, noteOnDevice } from '../lots/outbox/noteOnDevice';

/** The rows that are left out, with names and reasons, in this person's language. */
export function* leftTable(columns: readonly ColumnView[]): SagaGenerator<Table> {
  const reader = yield* gateway('importReader');
  const rules = yield* texts(importRuleTexts);
  const words = yield* texts(lotTexts);
  const { targets, reasonColumn } = yield* texts(importTexts);
  const byField = yield* select(selectExtrasByField);
  const extras = yield* texts(extraTexts);
  const fieldOf = (target: ImportTarget): string => {
    if (isOtherTarget(target)) return targets[target];
    if (isExtraField(target)) return extraName(target, byField, extras);
    return isPrivateTarget(target) ? words.privateFields[target] : words.fields[target];
  };
  const nameOf = (number: LotNumber | null): string => lotName(numberFields(number), words);
  return notImported(
    yield* call([reader, reader.left]),
    columns.map(({ name }) => name),
    { heading: reasonColumn, reason: (row) => leftReason(row, rules, nameOf, fieldOf) },
  );
}

/** Gives them to the person as a file that can be mended and imported again. */
export function* saveLeftRows(uid: string, here: ReadonlyMap<string, Table>): SagaGenerator<void> {
  const { run } = yield* select(selectImport);
  if (run.status !== 'done') return;
  try {
    const left = here.get(run.importId) ?? (yield* call(leftOnDevice, uid, run.importId));
    yield* call(saveTable, run.name, left);
  } catch (error) {
    console.warn('The rows that were left out could not be saved.', error);
    const message = (yield* texts(importTexts)).leftNotSaved;
    yield* put(notificationRequested({ kind: 'warning', message }));
  }
}

/** `of`: the name of the file that was imported. */
function* saveTable(of: string, table: Table): SagaGenerator<void> {
  const [header, ...rows] = table.map((row) => row.map(guard));
  if (header === undefined) throw new Error('The device has no such rows.');
  const { leftFile } = yield* texts(importTexts);
  const saver = yield* gateway('fileSaver');
  // Spreadsheets know UTF-8 by its mark.
  const text = `\ufeff${csvText(header, rows, lotsmith.file)}`;
  const name = `${leftFile(of.replace(/\.[a-z]{1,4}$/i, ''))}.csv`;
  yield* call([saver, saver.save], name, new Blob([text], { type: 'text/csv' }));
}

/** This device lets go of the rows that were left out, also when the reader has given up, and the reader of the file. */
export function* forgetImport(
  uid: string,
  { payload: { importId } }: ReturnType<typeof importLeft>,
): SagaGenerator<void> {
  if (importId !== null) {
    const plans = yield* gateway('importPlans');
    const warning = 'The device did not let go of the rows that were left out.';
    yield* call(noteOnDevice, () => plans.forgetLeft(uid, importId), warning);
  }
  const reader = yield* gateway('importReader');
  yield* call([reader, reader.close]);
}

function* leftOnDevice(uid: string, id: string): SagaGenerator<Table> {
  const plans = yield* gateway('importPlans');
  // The commands behind this one do not wait for a device that hangs.
  const { kept } = yield* race({ kept: call([plans, plans.list], uid), late: delay(KEEP_LIMIT_MS) });
  return (kept ?? []).flatMap((each) => (each.id === id ? each.left : []));
}
