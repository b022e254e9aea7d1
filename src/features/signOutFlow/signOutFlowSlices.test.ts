import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { signedOut } from '../auth/model/authSlice';
import importWorkSlice, {
  broughtBack,
  importConfirmed,
  importWorkLeft,
  importWorkRefused,
  selectImportWork,
  workFileChosen,
  workFileRead,
} from './importWorkSlice';
import signOutFlowSlice, {
  choiceFinished,
  discardAndLeave,
  encryptAndLeave,
  exportWork,
  keyObtained,
  nothingFound,
  selectCanKeep,
  selectElsewhere,
  selectSignOutNote,
  selectSignOutStatus,
  sendAndLeave,
  signOutAsked,
  stayed,
  workFound,
} from './signOutFlowSlice';

const reducer = combineReducers({ leaving: signOutFlowSlice.reducer, importWork: importWorkSlice.reducer });
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);
const out = signedOut({ reason: 'requested' });

describe('signing out with unsent work', () => {
  const elsewhere = { changes: 2, photos: 1 };
  const ask = [signOutAsked(), workFound({ elsewhere })];
  const finished = choiceFinished({ note: 'notAllSent' });
  const NONE = { changes: 0, photos: 0 };

  it.each([
    ['was not asked for', [], 'closed', null, NONE],
    ['looks for work', [signOutAsked()], 'looking', null, NONE],
    ['asks what becomes of it', ask, 'asking', null, elsewhere],
    ['goes on where there is none', [signOutAsked(), nothingFound()], 'closed', null, NONE],
    ['sends', [...ask, sendAndLeave()], 'sending', null, elsewhere],
    ['exports', [...ask, exportWork()], 'exporting', null, elsewhere],
    ['locks', [...ask, encryptAndLeave()], 'encrypting', null, elsewhere],
    ['discards', [...ask, discardAndLeave()], 'discarding', null, elsewhere],
    ['says why the choice did not lead out', [...ask, sendAndLeave(), finished], 'asking', 'notAllSent', elsewhere],
    ['says that after an export', [...ask, exportWork(), finished], 'asking', 'notAllSent', elsewhere],
    ['says that after locking', [...ask, encryptAndLeave(), finished], 'asking', 'notAllSent', elsewhere],
    ['says that after discarding', [...ask, discardAndLeave(), finished], 'asking', 'notAllSent', elsewhere],
    [
      'says nothing more of it with the next choice',
      [...ask, exportWork(), finished, sendAndLeave()],
      'sending',
      null,
      elsewhere,
    ],
    ['is given up', [...ask, exportWork(), finished, stayed()], 'closed', null, elsewhere],
    ['is given up while all is sent', [...ask, sendAndLeave(), stayed()], 'closed', null, elsewhere],
    ['is not given up while work is discarded', [...ask, discardAndLeave(), stayed()], 'discarding', null, elsewhere],
    ['makes one choice at a time', [...ask, exportWork(), discardAndLeave()], 'exporting', null, elsewhere],
    ['chooses nothing before it asks', [signOutAsked(), discardAndLeave()], 'looking', null, NONE],
    ['is over with the session', [...ask, sendAndLeave(), out], 'closed', null, NONE],
  ] as const)('%s', (_name, actions, status, note, found) => {
    const state = run(...actions);
    expect([selectSignOutStatus(state), selectSignOutNote(state), selectElsewhere(state)]).toEqual([
      status,
      note,
      found,
    ]);
  });

  it('can keep work once the key is here, until the session ends', () => {
    expect([selectCanKeep(START), selectCanKeep({}), selectCanKeep(run(keyObtained(), ...ask))]).toEqual([
      false,
      false,
      true,
    ]);
    expect(selectCanKeep(run(keyObtained(), out))).toBe(false);
  });

  it('is closed before its module is there', () => {
    expect([selectSignOutStatus({}), selectSignOutNote({}), selectElsewhere({})]).toEqual(['closed', null, NONE]);
  });
});

describe('exported work that comes back', () => {
  const sales = [{ saleId: 'S', changes: 2, photos: 1, lots: 1 }];
  const chosen = workFileChosen({ fileId: 'f' });
  const read = workFileRead({ sales });
  const refused = importWorkRefused({ problem: 'otherPerson' });

  it.each([
    ['was not chosen', [], 'closed', [], null],
    ['is read', [chosen], 'reading', [], null],
    ['is shown', [chosen, read], 'asking', sales, null],
    ['is brought back', [chosen, read, importConfirmed()], 'bringing', sales, null],
    ['is there', [chosen, read, importConfirmed(), broughtBack()], 'closed', sales, null],
    ['is refused where it is read', [chosen, refused], 'refused', [], 'otherPerson'],
    ['is refused where it is kept', [chosen, read, importConfirmed(), refused], 'refused', sales, 'otherPerson'],
    ['is of another file', [chosen, read, importConfirmed(), refused, chosen], 'reading', [], null],
    ['is left while it is read', [chosen, importWorkLeft()], 'closed', [], null],
    ['is left before it is wanted', [chosen, read, importWorkLeft()], 'closed', sales, null],
    ['is left after a refusal', [chosen, refused, importWorkLeft()], 'closed', [], 'otherPerson'],
    [
      'is not left while it is brought back',
      [chosen, read, importConfirmed(), importWorkLeft()],
      'bringing',
      sales,
      null,
    ],
    ['comes too late', [chosen, importWorkLeft(), read], 'closed', [], null],
    ['is forgotten with the session', [chosen, read, out], 'closed', [], null],
  ] as const)('%s', (_name, actions, status, found, problem) => {
    expect(selectImportWork(run(...actions))).toEqual({ status, sales: found, problem });
  });

  it('is none before its module is there', () => {
    expect(selectImportWork({})).toEqual({ status: 'closed', sales: [], problem: null });
  });
});
