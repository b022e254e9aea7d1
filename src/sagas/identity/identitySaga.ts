import { fork } from 'typed-redux-saga';
import { applyMailedLinks } from './applyMailedLinks';
import { followMailedLinks } from './followMailedLinks';
import { watchMailRequests } from './handleMailRequests';
import { readPasswordPolicy } from './readPasswordPolicy';

/** What the pages of the identity module do: mails, mailed links, the policy for new passwords. */
export function* identitySaga(): Generator<unknown, void, unknown> {
  yield* fork(watchMailRequests);
  yield* fork(applyMailedLinks);
  yield* fork(readPasswordPolicy);
  yield* fork(followMailedLinks);
}
