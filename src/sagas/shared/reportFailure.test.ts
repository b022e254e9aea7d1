import { runSaga } from 'redux-saga';
import { sessionFailed } from '../../features/auth/model/authSlice';
import { GatewayFailure } from '../../services/failure';
import { reportFailure } from './reportFailure';

async function reported(error: unknown) {
  const put: unknown[] = [];
  const defects: unknown[] = [];
  const context = { report: (where: string, defect: unknown) => defects.push([where, defect]) };
  const io = { dispatch: (action: unknown) => put.push(action), context };
  const task = runSaga(io, reportFailure, 'work', error, 'user-1');
  return { isOfSession: await task.toPromise<boolean>(), put, defects };
}

it('hands a code of the session to its guard, for the person whose work it was', async () => {
  expect(await reported(new GatewayFailure('auth/user-disabled'))).toEqual({
    isOfSession: true,
    put: [sessionFailed({ code: 'user-disabled', uid: 'user-1' })],
    defects: [],
  });
});

it('says nothing of what a service has refused', async () => {
  const failure = new GatewayFailure('permission-denied');
  expect(await reported(failure)).toEqual({ isOfSession: false, put: [], defects: [] });
});

it('reports a defect of the application, which its caller may call unknown', async () => {
  const defect = new TypeError('no list');
  expect(await reported(defect)).toEqual({ isOfSession: false, put: [], defects: [['work', defect]] });
});
