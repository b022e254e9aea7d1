import { fireEvent, screen } from '@testing-library/react';
import { failureTexts } from '../../../../shared/failureTexts';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
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
    expect(screen.getByRole('alert')).toHaveTextContent(failureTexts.texts.files.unauthorized);
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Retry 12-1.jpg' })));
    expect(screen.queryByRole('alert')).toBeNull();
    await store.stop();
  });

  it('say that they are kept on this device only when they are', async () => {
    const { after, choose, outbox, store } = await renderWorkspace(<IntakePanel />);
    let keep = (): void => undefined;
    const putAll = outbox.putAll.bind(outbox);
    outbox.putAll = (...work) => new Promise((resolve) => (keep = () => resolve(putAll(...work))));
    await after(() => void choose(['12-1.jpg']));
    expect(screen.getByText(/^0 of 1 photos are saved on this device. Keep this page open/)).toBeInTheDocument();
    await after(() => keep());
    expect(screen.getByText(/Saved on this device/)).toBeInTheDocument();
    await store.stop();
  });

  it('can be saved as a file or given up when the server refuses them', async () => {
    const { after, choose, files, photoOutbox, store } = await renderWorkspace(<IntakePanel />);
    files.failNext('upload', 'unauthorized');
    await after(() => void choose(['folder/12-1.jpg']));
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:test';
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Save the file folder/12-1.jpg' })));
    expect(saved).toEqual(['12-1.jpg']);
    await after(() => void fireEvent.click(screen.getByRole('button', { name: 'Discard folder/12-1.jpg' })));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(photoOutbox.kept.size).toBe(0);
    await store.stop();
  });
});
