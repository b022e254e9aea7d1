import { fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { buildLot, SALE } from '../../testing/makeWorkspace';
import { renderWorkspace } from '../../testing/renderWorkspace';
import { LotEditor } from './LotEditor';
import { PicturesContext } from './picturesContext';

const editor = (lotId: string, readOnly = false) => (
  <LotEditor saleId={SALE} lotId={lotId} currency="EUR" readOnly={readOnly} />
);
const show = (fields = {}, readOnly = false) =>
  renderWorkspace(editor('lot1', readOnly), (space) =>
    space.lots.seed(SALE, [buildLot({ number: 12, suffix: 'A', coverPhotoId: null, ...fields })]),
  );

const leaveWith = (label: string, value: string) => (): void => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

describe('the fields of a lot', () => {
  it.each([
    ['Title', 'A blue vase', 'title', 'A blue vase'],
    ['Description', 'Made in Delft.', 'description', 'Made in Delft.'],
    ['Category', 'Ceramics', 'category', 'Ceramics'],
    ['Condition', 'A chip.', 'condition', 'A chip.'],
    ['Low estimate', '50', 'estimateLow', 5_000],
    ['High estimate', '1,200.50', 'estimateHigh', 120_050],
    ['Low estimate', '', 'estimateLow', null],
  ])('%s is saved by itself as %p', async (label, typed, field, saved) => {
    const { after, lots, store } = await show();
    await after(leaveWith(label, typed));
    expect(lots.applied).toMatchObject([{ kind: 'editLot', changes: { [field]: { after: saved } } }]);
    expect(Object.keys((lots.applied[0] as { changes: object }).changes)).toEqual([field]);
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    await store.stop();
  });

  it('never says "Sent" about text that is only typed', async () => {
    const { after, store } = await show();
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    const field = screen.getByLabelText('Title');
    fireEvent.change(field, { target: { value: 'Half a wo' } });
    expect(screen.getByRole('status')).toHaveTextContent('Saving…');
    await after(() => fireEvent.blur(field));
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    await store.stop();
  });

  it('keeps an amount that is none, says why, and saves nothing', async () => {
    const { after, lots, store } = await show();
    await after(leaveWith('Low estimate', 'about ten'));
    expect(screen.getByLabelText('Low estimate')).toHaveValue('about ten');
    expect(screen.getByLabelText('Low estimate')).toBeInvalid();
    expect(screen.getByText('Write the amount in figures, such as 1,200.')).toBeInTheDocument();
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('never says "Sent" about an amount that is none, and still has it when one comes back to the lot', async () => {
    const first = await show({ estimateLow: 33_000 });
    await first.after(leaveWith('Low estimate', 'about ten'));
    expect(screen.getByRole('status')).toHaveTextContent('Needs attention');
    expect(screen.getByText(/An amount cannot be read and is not saved\./)).toBeInTheDocument();
    first.replace(<p>Another page</p>);
    first.replace(editor('lot1'));
    expect(screen.getByLabelText('Low estimate')).toHaveValue('about ten');
    await first.after(leaveWith('Low estimate', '10'));
    expect(first.lots.applied).toMatchObject([{ changes: { estimateLow: { before: 33_000, after: 1_000 } } }]);
    expect(screen.getByRole('status')).toHaveTextContent('Sent');
    await first.store.stop();
  });

  it('follow a colleague while nobody types', async () => {
    const { after, lots, store } = await show();
    await after(() =>
      lots.emit(SALE, { type: 'lots', changed: [buildLot({ title: 'Theirs' })], removed: [], fromServer: true }),
    );
    expect(screen.getByLabelText('Title')).toHaveValue('Theirs');
    await store.stop();
  });

  it('say at the high estimate that it must be above the low one', async () => {
    const { store } = await show({ estimateLow: 500, estimateHigh: 400 });
    expect(screen.getByLabelText('High estimate')).toBeInvalid();
    expect(screen.getByText('The high estimate must be above the low one.')).toBeInTheDocument();
    await store.stop();
  });

  it('cannot be changed by whoever may only look', async () => {
    const { store } = await show({}, true);
    expect(screen.getByLabelText('Title')).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'Mark as ready' })).toBeNull();
    await store.stop();
  });
});

describe('ready', () => {
  it('is refused with the reasons', async () => {
    const { after, lots, store } = await show({ title: '' });
    const button = screen.getByRole('button', { name: 'Mark as ready' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('It still needs a stored photo and a title.');
    await after(() => fireEvent.click(button));
    expect(lots.applied).toEqual([]);
    await store.stop();
  });

  it('and back to draft', async () => {
    const { after, lots, store } = await show({ coverPhotoId: 'cover' });
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Mark as ready' })));
    await after(() => fireEvent.click(screen.getByRole('button', { name: 'Back to draft' })));
    expect(lots.applied).toMatchObject([{ after: 'ready' }, { after: 'draft' }]);
    await store.stop();
  });

  it('leads on to the next lot', async () => {
    const lots = [buildLot({ status: 'ready' }), buildLot({ id: 'lot2', number: 2, order: 'a1', status: 'ready' })];
    const { store, after, rerender, pictures } = await renderWorkspace(editor('lot1'), (space) =>
      space.lots.seed(SALE, lots),
    );
    const onwards = { name: 'Describe the next lot' };
    expect(screen.getByRole('link', onwards)).toHaveAttribute('href', `/sales/${SALE}?lot=lot2`);
    await after(() =>
      rerender(
        <Provider store={store}>
          <PicturesContext value={pictures}>{editor('lot2')}</PicturesContext>
        </Provider>,
      ),
    );
    expect(screen.getByRole('button', { name: 'Back to draft' })).toBeInTheDocument();
    expect(screen.queryByRole('link', onwards)).toBeNull();
    await store.stop();
  });
});
