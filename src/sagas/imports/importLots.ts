import { isAnyOf } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { Table } from '../../domain/values/table';
import {
  cellEdited,
  checkBegan,
  choiceMade,
  filterChosen,
  importConfirmed,
  importFailed,
  importFileChosen,
  importLeft,
  leftRowsAsked,
  readingChosen,
  renewAsked,
  rowsAsked,
  selectImport,
} from '../../features/imports/model/importSlice';
import {
  lotNumbered,
  lotsReceived,
  photosCame,
  privateCame,
  privateReceived,
} from '../../features/lots/model/lots/lotsSlice';
import {
  operationMade,
  operationRestored,
  operationsMade,
  saveConflicted,
  saveDiscarded,
} from '../../features/lots/model/saves/savesSlice';
import { blockChanged, reservedReceived } from '../../features/lots/model/numbering/reservationsSlice';
import { photosCaptured, photosReceived } from '../../features/lots/model/photos/photosSlice';
import { salesReceived } from '../../features/sales/salesSlice';
import { gateway } from '../base/effects';
import { withActions } from '../base/withActions';
import { whileSignedIn } from '../auth/session/whileSignedIn';
import { checkAll, chooseAgain, editCell, filterRows, renewCheck, showRows } from './checkRows';
import { openChosen, openOnceMore } from './openFile';
import { forgetImport, saveLeftRows } from './leftRows';
import { nothingSent, type SentSale } from './sendSaleChanges';
import { writeImport } from './writeImport';

/** What may make the sale another one than was checked. */
const SALE_EVENTS = [
  lotsReceived,
  privateReceived,
  privateCame,
  lotNumbered,
  operationMade,
  operationsMade,
  operationRestored,
  saveConflicted,
  saveDiscarded,
  reservedReceived,
  blockChanged,
  photosCaptured,
  photosReceived,
  photosCame,
  salesReceived,
];

/** A sale that changes all the time is checked again so often, in ms. */
const RENEW_EVERY_MS = 300;

const COMMANDS = [
  importFileChosen,
  readingChosen,
  checkBegan,
  cellEdited,
  choiceMade,
  filterChosen,
  rowsAsked,
  renewAsked,
  importConfirmed,
  leftRowsAsked,
  importLeft,
];

type Command = ReturnType<(typeof COMMANDS)[number]>;

/** Brings a person's file to the reader and its answers to the page: one thing after the other, as the person does them. */
export function* importLots() {
  yield* whileSignedIn(importSession);
}

function* importSession(uid: string): SagaGenerator<void> {
  yield* withActions(isAnyOf(...COMMANDS), 'all', function* (commands) {
    const desk: Desk = { known: nothingSent(), left: new Map() };
    yield* fork(followSale);
    yield* fork(loadReader);
    for (;;) {
      const command = yield* take(commands);
      try {
        yield* call(obey, uid, command, desk);
      } catch (error) {
        // What the reader knew is gone with it.
        desk.known.saleId = null;
        console.warn('The reader of imports gave up.', error);
        yield* put(importFailed({ reason: { rule: 'gaveUp' } }));
      }
    }
  });
}

/** The reader's code comes with the page, while there is a network, and not with the first file. */
function* loadReader(): SagaGenerator<void> {
  const reader = yield* gateway('importReader');
  try {
    yield* call([reader, reader.forgetSale]);
  } catch (error) {
    // The first file tries again, and says it when that fails.
    console.warn('The reader of imports did not come.', error);
  }
}

function* followSale(): SagaGenerator<void> {
  yield* withActions(isAnyOf(...SALE_EVENTS), 'last', function* (changes) {
    for (;;) {
      yield* take(changes);
      if ((yield* select(selectImport)).run.status === 'checking') yield* put(renewAsked());
      yield* delay(RENEW_EVERY_MS);
    }
  });
}

/** What a session knows of the reader, and what it has left out. */
interface Desk {
  readonly known: SentSale;
  /** By import: the rows that were not imported. */
  readonly left: Map<string, Table>;
}

function* obey(uid: string, command: Command, { known, left }: Desk): SagaGenerator<void> {
  if (importFileChosen.match(command)) yield* call(openChosen, command);
  else if (readingChosen.match(command)) yield* call(openOnceMore, command);
  else if (checkBegan.match(command)) yield* call(checkAll, known);
  else if (cellEdited.match(command)) yield* call(editCell, command);
  else if (choiceMade.match(command)) yield* call(chooseAgain);
  else if (filterChosen.match(command)) yield* call(filterRows, command);
  else if (rowsAsked.match(command)) yield* call(showRows, command);
  else if (renewAsked.match(command)) yield* call(renewCheck, known);
  else if (importConfirmed.match(command)) {
    yield* call(writeImport, uid, known, command, (id: string, table: Table) => void left.set(id, table));
  } else if (leftRowsAsked.match(command)) yield* call(saveLeftRows, uid, left);
  else if (importLeft.match(command)) {
    yield* call(forgetImport, uid, command);
  }
}
