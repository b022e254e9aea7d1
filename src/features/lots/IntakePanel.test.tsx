import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../testing/renderWorkspace';
import { IntakePanel } from './IntakePanel';

describe('photos on their way', () => {
  it('keep the focus on the button that pauses and resumes them', async () => {
    const { after, choose, store } = await renderWorkspace(<IntakePanel />);
    await after(() => void choose(['1.jpg', '2.jpg']));
    const button = screen.getByRole('button', { name: 'Pause' });
    button.focus();
    await after(() => void fireEvent.click(button));
    expect(screen.getByRole('button', { name: 'Resume 2' })).toHaveFocus();
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Resume 2' })));
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await store.stop();
  });
});
