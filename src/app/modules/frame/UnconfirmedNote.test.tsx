import { screen } from '@testing-library/react';
import { confirmationMissed, confirmed } from '../../../features/auth/model/confirmationSlice';
import { renderWorkspace } from '../../../testing/screens/renderWorkspace';
import { WorkspaceLayout } from './WorkspaceLayout';

const show = () => renderWorkspace(<WorkspaceLayout width="page">Lots</WorkspaceLayout>);

afterEach(() => jest.restoreAllMocks());

describe('the note of a session that is not confirmed', () => {
  it('stands while the service does not answer, and no longer', async () => {
    const { after, store } = await show();
    expect(screen.queryByText('The sign-in service does not answer')).toBeNull();
    await after(() => store.dispatch(confirmationMissed()));
    expect(screen.getByText('The sign-in service does not answer')).toBeInTheDocument();
    expect(screen.getByText(/You stay signed in and can go on working/)).toBeInTheDocument();
    await after(() => store.dispatch(confirmed()));
    expect(screen.queryByText('The sign-in service does not answer')).toBeNull();
    await store.stop();
  });

  it('names the connection when there is none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { after, store } = await show();
    await after(() => store.dispatch(confirmationMissed()));
    expect(screen.getByText('You are offline')).toBeInTheDocument();
    await store.stop();
  });
});
