import { screen, waitFor } from '@testing-library/react';
import { importConfirmed, selectImport } from '../../../features/imports/model/importSlice';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectLotPrivate, selectLots } from '../../../features/lots/model/lots/lotsSlice';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import {
  choose,
  does,
  IMPORT_LOTS,
  MESSY,
  press,
  renderImport,
  select,
  stopAtEnd,
  table,
  titlesIn,
  user,
  write,
} from '../../../testing/screens/renderImport';
import { ME } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';

it('reads, matches, checks, mends a cell where it stands, and writes what is shown', async () => {
  const { space } = await renderImport();
  await choose(MESSY.replace('£1,200–1,800', '1,200–1,800'));
  expect(screen.getByLabelText('Field for Owner')).toHaveValue('consignor');
  expect(screen.getByLabelText('Between columns')).toHaveValue(';');
  await press('Check the rows');
  expect(screen.getByText(/1 new lot, 0 lots changed/)).toHaveTextContent('1 row left out · 1 row with a problem');
  const bad = table().getByLabelText('Estimate (low and high in one), Line 3');
  expect(bad).toBeInvalid();
  expect(bad).toHaveAccessibleDescription('This is no number.');
  expect(table().getByText('Left out: Lot 1 “A vase” has this number')).toBeInTheDocument();
  await does(async () => {
    await user.clear(bad);
    await user.type(bad, '80{Enter}');
  });
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeEnabled();
  await select('When a number is taken', 'overwrite');
  expect(table().getByLabelText('Title, Line 4')).toHaveAccessibleDescription('before: A vase');
  await write('Import 3 rows');
  expect(screen.getByText('2 lots were made, 1 was changed.')).toBeInTheDocument();
  expect(titlesIn(space)).toEqual(['1 Chair', '2 Clock', '3 Vase', '4 Bowl']);
  const [, , vase] = space.read(selectLots);
  expect(vase).toMatchObject({ estimateLow: 120_000, estimateHigh: 180_000 });
  expect(space.read(selectLotPrivate, vase?.id ?? '').consignor).toBe('Smith');
  expect(space.importPlans.kept.size).toBe(0);
});

it('takes all of it back in one act, and does it again', async () => {
  const { space } = await renderImport();
  await choose('Lot;Title;Owner;Lot id\n7;Vase;Smith;\n9;Clocks;;lot2\n2;Bowl;;\n');
  await select('Field for Lot id', 'id');
  await press('Check the rows');
  await write('Import 3 rows');
  const after = titlesIn(space);
  expect(after.toSorted()).toEqual(['1 A vase', '2 Bowl', '7 Vase', '9 Clocks']);
  space.store.dispatch(undoAsked());
  await waitFor(() => expect(titlesIn(space)).toEqual(['1 A vase', '2 Clock']));
  space.store.dispatch(redoAsked());
  await waitFor(() => expect(titlesIn(space)).toEqual(after));
});

it('keeps what was not imported, with the reason, and gives it as a file that no spreadsheet takes for formulas', async () => {
  const { saved, space } = await renderImport();
  await choose('Lot;Title;Estimate\n3;Vase;40\n4;=1+2;cheap\n1;Bowl;5\n');
  await press('Check the rows');
  await write('Import 1 row');
  expect(screen.getByText('2 rows were not imported.')).toBeInTheDocument();
  expect(space.importPlans.kept.size).toBe(1);
  await press('Save what was not imported');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('lots – not imported.csv');
  expect(saved[0]?.text.split('\r\n')).toEqual([
    '\ufeffLot,Title,Estimate,Why it was not imported',
    '4,\'=1+2,cheap,"Title: This is a formula, and its result is not in the file. Estimate (low and high in one): This is no number."',
    '1,Bowl,5,Left out: Lot 1 “A vase” has this number',
    '',
  ]);
  await press('Import another file');
  expect(space.importPlans.kept.size).toBe(0);
});

it('checks again and says so when a colleague changes what a row would overwrite', async () => {
  const { space } = await renderImport();
  await choose('Lot;Title\n2;Bowl\n');
  await press('Check the rows');
  await select('When a number is taken', 'overwrite');
  const theirs = { ...buildLot({ id: 'lot2', number: 2, order: 'a1' }), title: 'Bowl by a colleague' };
  space.lots.seed(SALE, [buildLot({ id: 'lot1' }), theirs], []);
  await does(async () => {
    space.lots.emit(SALE, { type: 'lots', changed: [theirs], removed: [], fromServer: true });
    // Pressed before the person can have seen it.
    space.store.dispatch(importConfirmed({ renewals: 0 }));
  });
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The sale has changed meanwhile.'));
  expect(titlesIn(space)).toEqual(['1 A vase', '2 Bowl by a colleague']);
  // The rows in sight are asked of the reader again: they come a moment behind the sentence.
  await waitFor(() =>
    expect(table().getByLabelText('Title, Line 2')).toHaveAccessibleDescription('before: Bowl by a colleague'),
  );
  await write('Import 1 row');
  expect(titlesIn(space)).toEqual(['1 A vase', '2 Bowl']);
});

it('goes on with the rest after the page was loaded anew, and takes all of it back as one', async () => {
  const rows = Array.from({ length: 250 }, (_, at) => `${at + 10};Vase ${at}`);
  const { saleServer, space } = await renderImport();
  await choose(['Lot;Title', ...rows].join('\n'));
  await press('Check the rows');
  // The page ends in the middle: some parts are in the outbox, the plan is on the device.
  const unsubscribe = space.store.subscribe(() => {
    if (space.read(selectLots).length < 110) return;
    unsubscribe();
    void space.store.stop();
  });
  await does(() => user.click(screen.getByRole('button', { name: 'Import 250 rows' })));
  const made = space.read(selectLots);
  expect(made.length).toBeGreaterThan(100);
  expect(made.length).toBeLessThan(252);
  const { lots, outbox } = space;
  const importPlans = space.importPlans.anotherPage();
  expect(importPlans.kept.size).toBe(1);
  const next = makeWorkspace(
    { sales: createFakeSalesGateway(ME, saleServer), lots, outbox, importPlans },
    `/sales/${SALE}/import`,
  );
  stopAtEnd(next);
  await next.signIn();
  lots.emit(SALE, { type: 'lots', changed: IMPORT_LOTS, removed: [], fromServer: true });
  lots.emit(SALE, { type: 'photos', changed: [], removed: [], fromServer: true });
  await settle();
  await waitFor(() => expect(next.read(selectImport).run.status).toBe('done'));
  expect(next.read(selectLots)).toHaveLength(252);
  next.store.dispatch(undoAsked());
  await waitFor(() => expect(titlesIn(next)).toEqual(['1 A vase', '2 Clock']));
  expect(importPlans.kept.size).toBe(0);
});

it('brings extras of the sale in, as its platforms and its house call them', async () => {
  const { saleServer, space } = await renderImport();
  await does(async () =>
    saleServer.setSale(SALE, { platforms: ['liveAuctioneers'], extraColumns: { ownMoney_a1: 'Insurance' } }),
  );
  await choose('Lot;Title;Is Firearm;Origin;Insurance\n3;Vase;yes;Delft;1,200.50\n2;Clock;perhaps;Paris;\n');
  expect(screen.getByLabelText('Field for Insurance')).toHaveValue('extras.ownMoney_a1');
  await press('Check the rows');
  expect(table().getByLabelText('Is a firearm, Line 3')).toBeInvalid();
  await does(async () => {
    await user.clear(table().getByLabelText('Is a firearm, Line 3'));
    await user.type(table().getByLabelText('Is a firearm, Line 3'), 'no{Enter}');
  });
  await select('When a number is taken', 'overwrite');
  await write('Import 2 rows');
  const [, clock, vase] = space.read(selectLots);
  expect(vase).toMatchObject({ 'extras.isFirearm': true, 'extras.origin': 'Delft', 'extras.ownMoney_a1': 120_050 });
  expect(clock).toMatchObject({ number: 2, 'extras.isFirearm': false, 'extras.origin': 'Paris' });
  expect(clock).not.toHaveProperty(['extras.ownMoney_a1']);
});
