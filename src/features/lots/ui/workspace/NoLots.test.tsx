import { fireEvent, screen } from '@testing-library/react';
import { renderWorkspace } from '../../../../testing/screens/renderWorkspace';
import { SALE } from '../../../../testing/stores/makeWorkspace';
import { selectLots } from '../../model/lots/lotsSlice';
import { NoLots } from './NoLots';

const show = (editable: boolean, wide = true) =>
  renderWorkspace(<NoLots saleId={SALE} editable={editable} wide={wide} />, ({ lots }) => lots.seed(SALE, []));

it('offers photos first in an empty sale, by the browser’s chooser, and a spreadsheet beside them', async () => {
  const { after, read, store } = await show(true);
  expect(screen.getByRole('link', { name: 'Begin with a spreadsheet' })).toHaveAttribute(
    'href',
    `/sales/${SALE}/import`,
  );
  const chooser = screen.getByLabelText('Add the first photos: choose files');
  const opened = jest.spyOn(chooser, 'click');
  await after(() => fireEvent.click(screen.getByRole('button', { name: 'Add the first photos' })));
  expect(opened).toHaveBeenCalledTimes(1);
  // jsdom knows no folders.
  const files = ['7.jpg', '8.jpg'].map((name) =>
    Object.assign(new File(['bytes'], name, { lastModified: 1 }), { webkitRelativePath: '' }),
  );
  await after(() => fireEvent.change(chooser, { target: { files } }));
  expect(read(selectLots).map(({ number }) => number)).toEqual([7, 8]);
  await store.stop();
});

it('speaks of no folder on a phone', async () => {
  const { store } = await show(true, false);
  expect(screen.getByText(/^Take photos/)).toBeInTheDocument();
  expect(screen.queryByText(/folder/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add the first photos' })).toBeInTheDocument();
  await store.stop();
});

it('says to who may only look that nothing has come so far, and offers nothing', async () => {
  const { store } = await show(false);
  expect(screen.getByText('Nobody has added a lot to this sale so far.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  await store.stop();
});
