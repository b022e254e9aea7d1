import { NEW_LOT_FIELDS, NO_PRIVATE_FIELDS } from '../../domain/lots/lot';
import { appliedByCopy, appliedByServer } from './keptOperations';
import { RENAMES } from './renames';
import { replaySession } from './replaySession';
import { readSession, sessionNames, sumOf } from './sessionFiles';

/** The sessions with the beginnings of their SHA-256. What to do when a test fails here: docs/testing.md. */
const SESSIONS: Readonly<Record<string, string>> = {
  '2026-11-22': 'fe0faeb6399efcda',
  '2026-11-26': 'a36d9794b3560c42',
};

/** Fields that came later are as in a new lot. */
const whole = <Each extends object>(lot: Each) => ({ ...NEW_LOT_FIELDS, ...lot });
const wholePrivate = <Each extends object>(lot: Each) => ({ ...NO_PRIVATE_FIELDS, ...lot });

it('each session is as it was recorded', () => {
  expect(Object.fromEntries(sessionNames().map((name) => [name, sumOf(name)]))).toEqual(SESSIONS);
});

describe.each(sessionNames())('the session of %s', (name) => {
  it('replays to the same state after every action', () => {
    expect(replaySession(name, readSession(name), RENAMES)).toEqual([]);
  });

  it('has operations that lead to the same documents, on a server and in the copy of a device', () => {
    const { sale } = readSession(name);
    expect(sale.operations.length).toBeGreaterThan(20);
    const after = { ...sale.after, lots: sale.after.lots.map(whole), privates: sale.after.privates.map(wholePrivate) };
    const byServer = appliedByServer(sale);
    expect({ ...byServer, lots: byServer.lots.map(whole) }).toEqual(after);
    const byCopy = appliedByCopy(sale);
    expect({ ...byCopy, lots: byCopy.lots.map(whole) }).toEqual({ lots: after.lots, photos: after.photos });
  });

  it('has other documents when an operation is missing', () => {
    const { sale } = readSession(name);
    const [last] = sale.operations.slice(-1);
    const fewer = { ...sale, operations: sale.operations.filter((each) => each !== last) };
    expect(appliedByServer(fewer)).not.toEqual(sale.after);
    expect(appliedByCopy(fewer).lots).not.toEqual(sale.after.lots);
  });
});
