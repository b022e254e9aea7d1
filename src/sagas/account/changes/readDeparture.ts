import { put, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { readDeparture } from '../../../features/account/model/accountCommands';
import {
  departureRead,
  sectionLeft,
  sectionRefused,
  sectionStarted,
} from '../../../features/account/model/accountSlice';
import { gateway } from '../../base/effects';
import { safely } from '../../base/safely';
import { dataCall, refusalOf } from './accountFailures';

/** Looks at what deleting the account would do to each of its sales. Nothing is changed by it. */
export function* watchReadDeparture(uid: string): SagaGenerator<void> {
  yield* takeLeading(
    readDeparture,
    safely('readDeparture', function* () {
      const people = yield* gateway('people');
      yield* put(sectionStarted({ section: 'delete' }));
      try {
        yield* put(departureRead(yield* dataCall(() => people.departure(uid))));
        // Not "done": that is said of the deletion.
        yield* put(sectionLeft({ section: 'delete' }));
      } catch (error) {
        yield* put(sectionRefused({ section: 'delete', code: yield* refusalOf('readDeparture', error, uid) }));
      }
    }),
  );
}
