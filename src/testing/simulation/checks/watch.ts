import type { UnknownAction } from '@reduxjs/toolkit';
import {
  discardSave,
  operationMade,
  operationsIn,
  operationsMade,
  retrySave,
  saveKept,
  saveRefused,
  saveSent,
  savesKept,
  selectSave,
} from '../../../features/lots/model/saves/savesSlice';
import { discardPhoto, photoKept, photosChanged } from '../../../features/lots/model/photos/photosSlice';
import { sagaCrashed, workerFailed } from '../../../features/navigation/model/modulesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { removedPhoto } from '../../../domain/operations/entitiesOf';
import type { Operation } from '../../../domain/operations/operations';
import { isEdit } from '../../../domain/operations/fieldEdits';
import { SALE } from '../../stores/makeWorkspace';
import type { Page, PageEvents } from '../world/page';
import type { RuledServer } from '../world/ruledServer';
import { type ChosenWatch, createChosenWatch } from './chosenWatch';
import { createWaitingWatch } from './waitingWatch';
import { CANARY } from '../world/words';

/** What the simulation remembers of a run to judge it by. */
export interface Watch {
  readonly problems: readonly string[];
  readonly trace: readonly string[];
  /** Every operation that was made, as it was made. */
  readonly made: ReadonlyMap<string, Operation>;
  /** Operations that a page has said to be on the device. */
  readonly acknowledged: ReadonlySet<string>;
  readonly acknowledgedPhotos: ReadonlySet<string>;
  /** What people gave up themselves. */
  readonly discarded: ReadonlySet<string>;
  /** Fields of lots about which people have decided which text is right, as `lot.field`. */
  readonly decided: ReadonlySet<string>;
  /** Numbers that a colleague was faster to get, and a message said so. */
  readonly received: ReadonlySet<string>;
  /** How many messages said that something is not as the person wanted it. */
  readonly warnings: number;
  readonly chosen: ChosenWatch;
  events(page: Page): PageEvents;
  note(line: string): void;
  fail(problem: string): void;
}

/** The fields that an edit changes, as `lot.field`. */
export function fieldsOf(operation: Operation): readonly string[] {
  return isEdit(operation) ? Object.keys(operation.changes).map((field) => `${operation.lotId}.${field}`) : [];
}

/** One operation in a line. */
export function shortly(operation: Operation): string {
  const { id, kind, lotId } = operation;
  const fields = isEdit(operation) ? ` ${Object.keys(operation.changes).join()}` : '';
  return `${kind}${fields} lot ${lotId.slice(0, 4)} (${id.slice(0, 4)})`;
}

/** `editors`: everybody who was ever allowed to read what is private. */
export function createWatch(server: RuledServer, now: () => number, editors: ReadonlySet<string>): Watch {
  const problems: string[] = [];
  const trace: string[] = [];
  const made = new Map<string, Operation>();
  const acknowledged = new Set<string>();
  const waiting = createWaitingWatch();
  const chosen = createChosenWatch();
  const discarded = new Set<string>();
  const decided = new Set<string>();
  const received = new Set<string>();
  const taken = new Set<string>();
  let warnings = 0;
  const began = now();
  const note = (line: string): void => void trace.push(`${((now() - began) / 1000).toFixed(3).padStart(9)} s  ${line}`);
  const fail = (problem: string): void => {
    problems.push(problem);
    note(`PROBLEM ${problem}`);
  };
  const named = (id: string): string => {
    const operation = made.get(id);
    return operation === undefined ? id : shortly(operation);
  };

  function acts(page: Page, action: UnknownAction): void {
    const says = (line: string): void => note(`${page.name} ${line}`);
    for (const id of chosen.act(page, action))
      fail(`${page.name} shows photo ${id.slice(0, 4)}, and asked for no note of it`);
    if (operationMade.match(action) || operationsMade.match(action)) {
      const operations = operationsIn(action.payload);
      for (const operation of operations) {
        made.set(operation.id, operation);
        const wrong = waiting.judge(operation);
        if (wrong !== null) fail(`${page.name}: ${wrong}`);
        const removed = removedPhoto(operation);
        if (removed !== null) waiting.drop(removed.id);
      }
      says(`made ${operations.map(shortly).join('; ')}`);
    } else if (saveKept.match(action)) {
      acknowledged.add(action.payload.id);
    } else if (savesKept.match(action)) {
      for (const id of action.payload.ids) acknowledged.add(id);
    } else if (photosChanged.match(action)) {
      waiting.change(page, action.payload.operations);
      says(`makes of photos that wait ${action.payload.operations.map(shortly).join('; ')}`);
    } else if (photoKept.match(action)) {
      waiting.keep(page, action.payload.id);
    } else if (discardSave.match(action)) {
      const { id } = action.payload;
      discarded.add(id);
      const operation = selectSave(page.state(), id)?.operation ?? made.get(id);
      if (operation !== undefined) for (const field of fieldsOf(operation)) decided.add(field);
      says(`discards ${named(id)}`);
    } else if (discardPhoto.match(action)) {
      discarded.add(action.payload.id);
      says(`discards photo ${action.payload.id.slice(0, 4)}`);
    } else if (retrySave.match(action)) {
      says(`retries ${named(action.payload.id)}`);
    } else if (saveRefused.match(action)) {
      says(`needs attention: ${named(action.payload.id)}, ${action.payload.code}`);
    } else if (saveSent.match(action)) {
      says(`sent ${shortly(action.payload.operation)}`);
    } else if (notificationRequested.match(action)) {
      if (action.payload.kind === 'warning') warnings += 1;
      says(`is shown: ${action.payload.message}`);
    } else if (sagaCrashed.match(action) || workerFailed.match(action)) {
      fail(`${page.name}: ${action.type}`);
    }
  }

  /** The only reason to forget what the server does not have: somebody else holds the number that was wanted. */
  function letsGo(page: Page, id: string): void {
    const { ops, lots } = server.documents(SALE);
    const operation = made.get(id);
    if (operation === undefined || isEdit(operation) || ops.has(id) || discarded.has(id)) return;
    if (operation.kind === 'setNumber' && operation.after !== null) {
      // The last step of an exchange begins without a number; when the first one was refused, the lot still has its own.
      const has = operation.before ?? lots.get(operation.lotId)?.number ?? null;
      if (has !== null && taken.has(`${operation.lotId} ${formatLotNumber(operation.after)}`)) {
        received.add(id);
        return;
      }
    }
    fail(`${page.name} forgets ${shortly(operation)}, which the server does not have`);
  }

  return {
    problems,
    trace,
    made,
    acknowledged,
    acknowledgedPhotos: waiting.kept,
    discarded,
    decided,
    received,
    chosen,
    get warnings() {
      return warnings;
    },
    note,
    fail,
    events: (page) => ({
      acts: (action) => acts(page, action),
      taken: (lotId, number) => void taken.add(`${lotId} ${number}`),
      letsGo: (id) => letsGo(page, id),
      asksToNote: chosen.ask,
      notes: chosen.note,
      received(event) {
        if (event.type === 'lotPrivate' && !editors.has(page.uid)) fail(`${page.name} receives what only editors may`);
        if (event.type !== 'lotPrivate' && JSON.stringify(event).includes(CANARY)) {
          fail(`${page.name} receives something private in an event of ${event.type}`);
        }
      },
      fails: (where, error) =>
        fail(`${page.name}: ${where}: ${error instanceof Error ? (error.stack ?? '') : String(error)}`),
    }),
  };
}
