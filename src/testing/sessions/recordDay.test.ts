import { OPERATION_KINDS } from '../../domain/operations/operations';
import { recordDay } from './recordDay';
import { RENAMES } from './renames';
import { replaySession } from './replaySession';
import { keepSession } from './sessionFiles';
import type { KeptSession } from './keptSession';

/** `LOTSMITH_KEEP_SESSION=2026-11-26 npx jest recordDay` keeps the day of today's build beside those of earlier ones. */
const wanted = process.env['LOTSMITH_KEEP_SESSION'];

let day: KeptSession;
beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  day = await recordDay(`The build of ${wanted ?? 'today'}.`);
  if (wanted !== undefined) keepSession(wanted, day);
});
afterAll(() => jest.restoreAllMocks());

const types = (): readonly string[] => day.steps.map(({ action }) => action.type);

it('records every part of a day', () => {
  expect(types()).toEqual(
    expect.arrayContaining([
      'auth/signedIn',
      'sales/saleCreated',
      'lots/saleEntered',
      'saves/operationMade',
      'saves/saveSent',
      'photos/photoStored',
      'numbering/numberingFinished',
      'saves/saveConflicted',
      'saves/saveRefused',
      'saves/sendDelayed',
      'undo/actTaken',
      'import/written',
      'unreadable/documentsUnreadable',
      'lots/lotsFailed',
      'leaving/workFound',
      'auth/signedOut',
    ]),
  );
});

it('records every kind of operation', () => {
  const kinds = new Set(day.sale.operations.map(({ kind }) => kind));
  expect(OPERATION_KINDS.filter((kind) => !kinds.has(kind))).toEqual([]);
});

it('replays as it was recorded', () => expect(replaySession('today', day, RENAMES)).toEqual([]));
