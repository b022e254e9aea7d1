import { FirebaseError } from 'firebase/app';
import { GatewayFailure } from '../../failure';
import { dataFailure, fileFailure } from './firebaseFailures';
import { inTime, whileAnswered } from './inTime';

describe('an error of the SDK as a failure of ours', () => {
  it.each([
    ['permission-denied', 'permission-denied', 'unknown'],
    ['firestore/unavailable', 'unavailable', 'unknown'],
    ['storage/unauthorized', 'unknown', 'unauthorized'],
    ['storage/object-not-found', 'unknown', 'object-not-found'],
    // A token that cannot be had: the session guard looks at these.
    ['auth/user-disabled', 'auth/user-disabled', 'auth/user-disabled'],
    ['auth/network-request-failed', 'auth/network-request-failed', 'auth/network-request-failed'],
    ['auth/of-a-newer-service', 'unknown', 'unknown'],
    ['of-a-newer-service', 'unknown', 'unknown'],
  ])('%s is of the database %s, and of the files %s', (code, ofData, ofFiles) => {
    const error = new FirebaseError(code, 'words of the service');
    expect([dataFailure(error).code, fileFailure(error).code]).toEqual([ofData, ofFiles]);
    // For the log.
    expect(dataFailure(error).cause).toBe(error);
    expect(fileFailure(error).cause).toBe(error);
  });

  it('is unknown when it is not one of the SDK', () => {
    const error = Object.assign(new Error('of the program'), { code: 'permission-denied' });
    expect([dataFailure(error), fileFailure(error)]).toMatchObject([
      { code: 'unknown', cause: error },
      { code: 'unknown', cause: error },
    ]);
  });
});

describe('work of many questions', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('has its time anew with each answer, and is not answered when one does not come', async () => {
    let answered = (): void => undefined;
    const end = whileAnswered((one) => {
      answered = one;
      return new Promise<never>(() => undefined);
    }).catch((error: GatewayFailure) => error.code);
    const ended = jest.fn();
    void end.then(ended);
    await jest.advanceTimersByTimeAsync(9_999);
    answered();
    await jest.advanceTimersByTimeAsync(9_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith('unavailable');
    // An answer that comes too late begins nothing again.
    answered();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has more time for what it carries, and none is left over when it ends', async () => {
    const ended = jest.fn();
    void inTime(new Promise<never>(() => undefined), 20_000).catch(ended);
    await jest.advanceTimersByTimeAsync(10_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(1);
    await expect(inTime(Promise.resolve('well'))).resolves.toBe('well');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('fails with the reason of ours that it has already', async () => {
    const failure = new GatewayFailure('failed-precondition');
    await expect(inTime(Promise.reject(failure))).rejects.toBe(failure);
    await expect(inTime(Promise.reject(new FirebaseError('aborted', '')))).rejects.toMatchObject({ code: 'aborted' });
  });
});
