import { screen } from '@testing-library/react';
import { selectUser } from '../../../features/auth/model/authSlice';
import { amountNotRead, operationMade } from '../../../features/lots/model/saves/savesSlice';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { useUnsentWork } from './useUnsentWork';

function Unsent({ ending }: { readonly ending: 'sessions' | 'account' | 'change' }) {
  return <section aria-label="unsent">{useUnsentWork(ending)}</section>;
}

/** One change that waits on the device, and one that is only typed. */
async function withWork(ending: 'sessions' | 'account' | 'change') {
  const { after, store, lots, read } = await renderWorkspace(<Unsent ending={ending} />);
  const received = () => screen.getByRole('region', { name: 'unsent' });
  expect(received()).toBeEmptyDOMElement();
  lots.hang('apply');
  const changes = { title: { before: '', after: 'A vase' } };
  const uid = read(selectUser)?.uid ?? '';
  const ids = { id: 'op1', saleId: 'sale', lotId: 'lot1' };
  await after(() => void store.dispatch(operationMade({ operation: { ...ids, uid, kind: 'editLot', changes } })));
  await after(() => void store.dispatch(amountNotRead({ lotId: 'lot1', field: 'estimateLow', text: 'about ten' })));
  return { received, store };
}

describe('work that is not sent', () => {
  it('is lost or waits on the device at the end of every session', async () => {
    const { received, store } = await withWork('sessions');
    expect(received()).toHaveTextContent(/One change is not kept on this device/);
    expect(received()).toHaveTextContent(/One change or photo waits on this device/);
    await store.stop();
  });

  it('goes with the account', async () => {
    const { received, store } = await withWork('account');
    expect(received()).toHaveTextContent(
      /^2 changes and photos are not sent yet\. Deleted now, the account takes them/,
    );
    await store.stop();
  });

  it('does not go over to another account', async () => {
    const { received, store } = await withWork('change');
    expect(received()).toHaveTextContent(
      /^2 changes and photos are not sent yet, and cannot go over to the other account/,
    );
    await store.stop();
  });
});
