import { type Action, isAnyOf } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { exportKept, rememberingChanged, retrySent, selectSent } from '../../features/platforms/model/sent/sentSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import type { WaitingExport } from '../../services/exports/WaitingExports';
import { createResumeChannel } from '../auth/session/resumeChannel';
import { gateway } from '../base/effects';
import { withActions } from '../base/withActions';
import { reportFailure } from '../shared/reportFailure';
import { unremembered } from './keepExport';

/** The first wait after a try that failed, in ms; it doubles up to the longest. */
const SHORTEST_MS = 5_000;
const LONGEST_MS = 60_000;

/** Writes what waits on this device, of this visit and of earlier ones, as soon as the server can be reached. */
export function* sendExports(uid: string): SagaGenerator<void> {
  yield* withActions(isAnyOf(exportKept, retrySent), 'last', (wishes) => sendAgainAndAgain(uid, wishes));
}

function* sendAgainAndAgain(uid: string, wishes: Channel<Action>): SagaGenerator<void> {
  const waiting = yield* gateway('waitingExports');
  const moments = yield* call(createResumeChannel, yield* gateway('resume'));
  let pause = SHORTEST_MS;
  try {
    for (;;) {
      let isLeft = false;
      for (const each of yield* call([waiting, waiting.list], uid)) {
        if (!(yield* call(send, uid, each))) isLeft = true;
      }
      const { again } = yield* race({
        wish: take(wishes),
        moment: take(moments),
        again: isLeft ? delay(pause) : take(NEVER),
      });
      pause = again === undefined ? SHORTEST_MS : Math.min(pause * 2, LONGEST_MS);
    }
  } finally {
    moments.close();
  }
}

const NEVER = (): boolean => false;

/** False when it has to be tried again. */
function* send(uid: string, { saleId, exported }: WaitingExport): SagaGenerator<boolean> {
  const [server, waiting] = [yield* gateway('exports'), yield* gateway('waitingExports')];
  const known = (yield* select(selectSent)).unremembered.find(({ id }) => id === exported.id);
  const isKept = known?.isKept ?? true;
  const say = (status: 'sending' | 'waiting' | 'refused') =>
    rememberingChanged({ exportId: exported.id, now: unremembered(saleId, exported, status, isKept) });
  yield* put(say('sending'));
  try {
    yield* call([server, server.remember], saleId, exported, uid);
    yield* call([waiting, waiting.drop], uid, exported.id);
    yield* put(rememberingChanged({ exportId: exported.id, now: null }));
    return true;
  } catch (error) {
    yield* call(reportFailure, 'sendExports', error, uid);
    const isRefused = codeOf<DataCode>(error, DATA_CODES, 'unknown') === 'permission-denied';
    yield* put(say(isRefused ? 'refused' : 'waiting'));
    return isRefused;
  }
}
