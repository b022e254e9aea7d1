import { call, cancelled, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  sectionDone,
  sectionLeft,
  sectionRefused,
  sectionStarted,
  selectSection,
  type AccountCode,
  type AccountSection,
} from '../../../features/account/model/accountSlice';
import { cooldownReset } from '../../../features/auth/model/cooldownSlice';
import { refusalOf } from './accountFailures';

/** The person has changed their mind, or asked again: nothing to speak of. */
const SILENT: ReadonlySet<AccountCode> = new Set(['popup-closed-by-user', 'cancelled-popup-request']);

/**
 * The work of one section from start to end. What it is refused with is said in the section. `uid` as for `refusalOf`.
 */
export function* inSection(
  section: AccountSection,
  uid: string | null,
  work: () => SagaGenerator<unknown>,
): SagaGenerator<void> {
  yield* put(sectionStarted({ section }));
  try {
    yield* call(work);
    // The work may have left its section: the person turned away from it.
    if ((yield* select(selectSection, section)).status === 'working') yield* put(sectionDone({ section }));
    yield* put(cooldownReset({ lane: 'account' }));
  } catch (error) {
    const code = yield* refusalOf(section, error, uid);
    yield* put(SILENT.has(code) ? sectionLeft({ section }) : sectionRefused({ section, code }));
  } finally {
    if (yield* cancelled()) yield* put(sectionLeft({ section }));
  }
}
