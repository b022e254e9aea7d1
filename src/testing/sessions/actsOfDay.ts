import { signUp } from '../../features/auth/model/attemptCommands';
import { checkBegan, importConfirmed, importFileChosen } from '../../features/imports/model/importSlice';
import { takeMine } from '../../features/lots/model/conflict/conflicts';
import { redoAsked, undoAsked } from '../../features/lots/model/history/undoSlice';
import {
  addEmptyLot,
  editLot,
  markLotReady,
  retryLots,
  selectLot,
  selectLots,
} from '../../features/lots/model/lots/lotsSlice';
import { numberLots } from '../../features/lots/model/numbering/numberingSlice';
import {
  captionPhoto,
  duplicateLot,
  editField,
  editLotPrivate,
  movePhotos,
  moveLots,
  publishLot,
  removePhotos,
  restoreLots,
  setCover,
  setLotNumber,
  trashLots,
  turnPhotos,
} from '../../features/lots/model/operations/lotCommands';
import { selectPhotoIdsOfLot } from '../../features/lots/model/photos/photosSlice';
import { earlyResultsMeant } from '../../features/lots/model/results/resultsSlice';
import { selectNeedsAttention } from '../../features/lots/model/saves/savesSlice';
import { cellActivated, editCells, rangeChosen } from '../../features/lots/model/view/gridSlice';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { createSale, newSaleOpened, selectSales } from '../../features/sales/salesSlice';
import { encryptAndLeave, signOutAsked } from '../../features/signOutFlow/signOutFlowSlice';
import { newId } from '../../shared/id';
import { ADA } from '../stores/makeWorkspace';
import type { Desk } from './desk';

type DeskAct = (desk: Desk) => Promise<void>;

const lotAt = ({ space }: Desk, place: number): string => space.read(selectLots)[place]?.id ?? '';
const photosOf = (desk: Desk, place: number): readonly string[] =>
  desk.space.read(selectPhotoIdsOfLot, lotAt(desk, place));

/** A colleague writes at the server, and the page gets it at once. */
async function colleagueWrites({ space, saleId, pass }: Desk, lotId: string, title: string): Promise<void> {
  const before = space.read(selectLot, lotId)?.title ?? '';
  const changes = { title: { before, after: title } };
  await space.lots.apply({ id: newId(), saleId, lotId, uid: 'ben', kind: 'editLot', changes });
  await pass(0);
}

/** What is done on the day, in its order. A new act goes into a new recording: `docs/testing.md`. */
export const DAY: Readonly<Record<string, DeskAct>> = {
  async 'signs up'({ does }) {
    await does(navigate('/sign-up'), signUp({ ...ADA }));
  },

  async 'opens a sale'(desk) {
    await desk.does(newSaleOpened(), createSale({ title: 'Autumn sale', date: '2027-04-17', currency: 'EUR' }));
    desk.saleId = desk.space.read(selectSales)[0]?.id ?? '';
  },

  async 'makes lots'({ does }) {
    await does(addEmptyLot(), addEmptyLot(), addEmptyLot({ opens: true }));
  },

  async 'describes them'(desk) {
    const words = { description: 'Eight days, painted dial.', category: 'Clocks', estimateLow: 100, estimateHigh: 200 };
    await desk.does(
      editField({ lotId: lotAt(desk, 0), field: 'title', changes: { title: 'A longcase clock' }, seen: '' }),
      editField({ lotId: lotAt(desk, 0), field: 'estimateLow', unread: 'about ten' }),
      editLot({ lotId: lotAt(desk, 0), changes: words, before: {} }),
      editLotPrivate({ lotId: lotAt(desk, 0), changes: { reserve: 90, notes: 'Key is missing' } }),
      cellActivated({ lotId: lotAt(desk, 1), column: 'title' }),
      rangeChosen({ head: { lotId: lotAt(desk, 2), column: 'category' } }),
      editCells({
        edits: [1, 2].map((place) => ({
          lotId: lotAt(desk, place),
          changes: { title: `Mantel clock ${String(place)}`, category: 'Clocks', 'extras.height': 30 + place },
          unread: {},
        })),
        note: null,
      }),
      duplicateLot({ lotId: lotAt(desk, 1) }),
    );
  },

  async 'adds photos'(desk) {
    desk.space.choose(['clock-1.jpg', 'clock-2.jpg', 'clock-3.jpg'], lotAt(desk, 0));
    await desk.pass(5_000);
    const [first = '', second = '', third = ''] = photosOf(desk, 0);
    await desk.does(
      captionPhoto({ photoId: first, caption: 'The dial' }),
      turnPhotos({ photoIds: [second], way: 'left' }),
      setCover({ lotId: lotAt(desk, 0), photoId: second }),
      movePhotos({ photoIds: [third], lotId: lotAt(desk, 1), before: null }),
      removePhotos({ photoIds: [first] }),
      undoAsked(),
      markLotReady({ lotId: lotAt(desk, 0) }),
    );
  },

  async 'gives numbers'(desk) {
    const numbers = [10, 11, 12, 13].map((number, place) => {
      const { number: had = null, suffix = '' } = desk.space.read(selectLots)[place] ?? {};
      const before = had === null ? null : { number: had, suffix };
      return { lotId: lotAt(desk, place), before, after: { number, suffix: '' } };
    });
    await desk.does(
      numberLots({ changes: numbers }),
      setLotNumber({ lotId: lotAt(desk, 3), number: { number: 12, suffix: 'A' } }),
      setLotNumber({ lotId: lotAt(desk, 0), number: { number: 11, suffix: '' } }),
      moveLots({ lotIds: [lotAt(desk, 3)], before: lotAt(desk, 1) }),
    );
  },

  async 'decides a conflict'(desk) {
    const lotId = lotAt(desk, 1);
    const seen = desk.space.read(selectLot, lotId)?.title ?? '';
    await colleagueWrites(desk, lotId, 'Carriage clock');
    await desk.does(editField({ lotId, field: 'title', changes: { title: 'Small carriage clock' }, seen }));
    const id = desk.space.read(selectNeedsAttention)[0]?.operation.id ?? '';
    await desk.does(takeMine({ id, field: 'title', value: 'Small carriage clock' }));
  },

  async 'takes back'(desk) {
    const last = lotAt(desk, 3);
    await desk.does(undoAsked(), redoAsked(), trashLots({ lotIds: [last] }), undoAsked());
    await desk.does(trashLots({ lotIds: [last] }), restoreLots({ lotIds: [last] }));
  },

  async 'works without an answer'(desk) {
    desk.space.lots.failNext('apply', 'unavailable');
    await desk.does(editLot({ lotId: lotAt(desk, 2), changes: { provenance: 'A private house' } }));
    desk.space.lots.failNext('apply', 'permission-denied');
    await desk.does(editLot({ lotId: lotAt(desk, 2), changes: { creator: 'Unknown' } }));
    await desk.pass(60_000);
  },

  async 'listens again'(desk) {
    const { lots } = desk.space;
    const damaged = { id: lotAt(desk, 3), number: '12' };
    lots.emit(desk.saleId, { type: 'lots', changed: [], removed: [], unreadable: [damaged], fromServer: true });
    lots.emit(desk.saleId, { type: 'failed', code: 'unavailable' });
    await desk.pass(1_000);
    await desk.does(retryLots());
  },

  async 'imports a file'(desk) {
    const rows = 'Number;Title;Estimate\n20;A jug;50-80\n11;Taken;10\n21;A bowl;cheap\n22;A chair;40';
    const file = new File([rows], 'lots.csv', { type: 'text/csv' });
    await desk.does(navigate(`/sales/${desk.saleId}/import`));
    await desk.does(
      importFileChosen({ saleId: desk.saleId, fileId: desk.files.hold(file), name: file.name }),
      checkBegan(),
      importConfirmed({ renewals: 0 }),
    );
    await desk.pass(10_000);
    await desk.does(navigate(`/sales/${desk.saleId}`));
  },

  async 'enters a result'(desk) {
    const lotId = lotAt(desk, 0);
    const { sales } = desk.space;
    const published = [...sales.sales.values()].map((sale) => ({ ...sale, status: 'published' as const }));
    for (const sale of published) sales.sales.set(sale.id, sale);
    sales.emit({ type: 'sales', sales: published });
    await desk.does(publishLot({ lotId }), earlyResultsMeant({ results: [{ lotId, status: 'sold', hammer: 180 }] }));
  },

  async 'signs out'(desk) {
    // What the server has refused waits on the device: the person is asked what shall become of it.
    await desk.does(signOutAsked(), encryptAndLeave());
    await desk.pass(5_000);
  },
};
