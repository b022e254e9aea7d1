import { delay, put, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import type { NumberChange } from '../../../domain/numbering/numbering';
import { selectLot } from '../../../features/lots/model/lots/lotsSlice';
import {
  numberingFinished,
  type NumberingReport,
  numberingStarted,
  numberLots,
  selectNumberingDialog,
  selectNumberingRun,
  selectRefusedOfRun,
} from '../../../features/lots/model/numbering/numberingSlice';
import { numberingTexts } from '../../../features/lots/model/texts/numberingTexts';
import { setLotNumbers } from '../../../features/lots/model/operations/lotCommands';
import {
  operationMade,
  operationsMade,
  saveDiscarded,
  saveRefused,
  saveSent,
} from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { newId } from '../../../shared/id';
import { texts } from '../../base/texts';

/** Operations are made in the moment of the command; after this time there will be none, and a notification has said why. */
const NOTHING_MADE_MS = 500;

/** Numbers many lots in one act and says what came of it. */
export function* followNumbering(): SagaGenerator<void> {
  yield* takeLeading(numberLots, handleNumberLots);
}

function* handleNumberLots({ payload: { changes } }: ReturnType<typeof numberLots>): SagaGenerator<void> {
  if (changes.length === 0) return;
  const group = newId();
  yield* put(numberingStarted({ group, changes }));
  const numbers = changes.map(({ lotId, after }) => ({ lotId, number: after }));
  yield* put(setLotNumbers({ group, numbers }));
  for (;;) {
    const run = yield* select(selectNumberingRun);
    // Another sale was opened, or the person has left.
    if (run?.group !== group) return;
    if (run.made === 0) {
      const { late } = yield* race({ made: take([operationMade, operationsMade]), late: delay(NOTHING_MADE_MS) });
      if (late === undefined) continue;
      yield* put(numberingFinished({ group, report: { numbered: 0, taken: [], refused: [] } }));
      return;
    }
    const refused = yield* select(selectRefusedOfRun);
    if (run.settled + refused.length >= run.made) {
      yield* finish(group, changes, refused);
      return;
    }
    yield* take([saveSent, saveDiscarded, saveRefused]);
  }
}

function* finish(group: string, changes: readonly NumberChange[], refused: readonly string[]): SagaGenerator<void> {
  const taken: string[] = [];
  const waiting = new Set(refused);
  for (const { lotId, after } of changes) {
    const lot = yield* select(selectLot, lotId);
    const hasIt = lot?.number === after.number && lot.suffix === after.suffix;
    if (lot !== undefined && !hasIt && !waiting.has(lotId)) taken.push(lotId);
  }
  const report: NumberingReport = {
    numbered: changes.length - taken.length - waiting.size,
    taken,
    refused: [...waiting],
  };
  yield* put(numberingFinished({ group, report }));
  const isSeen = (yield* select(selectNumberingDialog)).kind === 'numbers';
  if (isSeen) return;
  const words = yield* texts(numberingTexts);
  const done = report.numbered === 0 ? words.doneNone : words.done(report.numbered);
  // One sentence for all of them, however many numbers colleagues have taken meanwhile.
  const message = taken.length === 0 ? done : `${done} ${words.takenMeanwhile(taken.length)}`;
  yield* put(notificationRequested({ kind: taken.length === 0 ? 'success' : 'warning', message }));
}
