import { fireEvent, screen } from '@testing-library/react';
import { failureTexts } from '../../shared/failureTexts';
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

  it('say which one failed and why, until it is tried again', async () => {
    const { after, choose, files, store } = await renderWorkspace(<IntakePanel />);
    files.failNext('upload', 'unauthorized');
    await after(() => void choose(['12-1.jpg']));
    expect(screen.getByRole('alert')).toHaveTextContent(`12-1.jpg: ${failureTexts.texts.files.unauthorized}`);
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Retry 1' })));
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });
});
