import { importsParts } from '../../app/modules/importsParts';
import type { CheckView } from '../../domain/imports/desk/views';
import type { ImportTarget } from '../../domain/imports/cells/targets';
import type { Lot, LotPrivate } from '../../domain/lots/lot';
import type { Operation } from '../../domain/operations/operations';
import type { Photo } from '../../domain/photos/photo';
import type { Sale } from '../../domain/sales/sale';
import {
  checkBegan,
  columnMatched,
  importConfirmed,
  importFileChosen,
  type ImportRun,
  selectImport,
} from '../../features/imports/model/importSlice';
import { operationsMade } from '../../features/lots/model/saves/savesSlice';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createSaleServer } from '../../services/sales/saleServer';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import { createFakeImportReader } from '../fakes/imports/fakeImportReader';
import { ME } from '../stores/makeMembers';
import { onFakes, settle } from '../stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../stores/makeWorkspace';

interface Setting {
  readonly lots?: readonly Lot[];
  readonly privates?: readonly LotPrivate[];
  readonly photos?: readonly Photo[];
  readonly sale?: Partial<Sale>;
  readonly gateways?: Parameters<typeof makeWorkspace>[0];
}

let running: Workspace[] = [];
/** For `beforeEach`: time passes only by `pass`. */
export function holdTime(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
}
/** For `afterEach`. */
export async function endPages(): Promise<void> {
  for (const space of running) await space.store.stop();
  running = [];
  jest.useRealTimers();
  jest.restoreAllMocks();
}

export async function pass(ms = 1_000): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
}

/** The import page of a sale with these lots, without its components. */
export async function openImportPage({
  lots = [],
  privates = [],
  photos = [],
  sale = {},
  gateways = {},
}: Setting = {}) {
  const reader = createFakeImportReader();
  const importFiles = createChosenFiles();
  const saved: { readonly name: string; readonly content: Blob }[] = [];
  const fileSaver = { save: (name: string, content: Blob) => void saved.push({ name, content }) };
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: 'owner' }, createdBy: ME, ...sale });
  const sales = createFakeSalesGateway(ME, server);
  const fakes = { sales, importReader: reader, importFiles, fileSaver, ...gateways };
  const space = makeWorkspace(fakes, `/sales/${SALE}/import`);
  running.push(space);
  space.store.injectModule(onFakes(importsParts));
  space.lots.seed(SALE, lots, photos);
  space.lots.seedPrivate(SALE, privates);
  await space.signIn();
  await settle();

  const state = () => selectImport(space.store.getState() as never);
  const run = (): ImportRun => state().run;
  const checking = (): Extract<ImportRun, { status: 'checking' }> => {
    const now = run();
    if (now.status !== 'checking') throw new Error(`Nothing is checked: ${now.status}.`);
    return now;
  };
  const open = async (text: string | Blob, name = 'lots.csv'): Promise<void> => {
    const fileId = importFiles.hold(new File([text], name));
    space.store.dispatch(importFileChosen({ saleId: SALE, fileId, name }));
    // What is packed is unpacked by streams of Node.
    do await settle();
    while (run().status === 'reading');
  };
  /** The reader does not answer this until it is let go. */
  const hold = (name: 'choose' | 'edit' | 'left' | 'rows'): (() => void) => {
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    const answer = reader[name] as (...args: readonly unknown[]) => Promise<unknown>;
    Object.assign(reader, { [name]: async (...args: readonly unknown[]) => held.then(() => answer(...args)) });
    return go;
  };
  return {
    space,
    reader,
    hold,
    saved,
    server,
    state,
    run,
    /** What is checked now. */
    checking,
    counts: (): CheckView['counts'] | undefined => checking().check?.counts,
    open,
    /** `targets`: of columns, in place of what was found by their names. */
    check: async (text: string | Blob, targets: Readonly<Record<number, ImportTarget>> = {}, name?: string) => {
      await open(text, name);
      for (const [column, target] of Object.entries(targets)) {
        space.store.dispatch(columnMatched({ column: Number(column), target }));
      }
      space.store.dispatch(checkBegan());
      await pass();
    },
    confirm: (renewals = 0): void => void space.store.dispatch(importConfirmed({ renewals })),
    /** What the import has made, in order. */
    made: (): readonly Operation[] =>
      space.actions.flatMap((action) => (operationsMade.match(action) ? action.payload.operations : [])),
    serverLot: (id: string): Lot | undefined => space.lots.documents(SALE).lots.get(id),
    /** The titles on the server, in the order of the sale. */
    titles: (): string[] =>
      [...space.lots.documents(SALE).lots.values()]
        .toSorted((one, other) => (one.order < other.order ? -1 : 1))
        .map(({ title }) => title),
  };
}

export type ImportPage = Awaited<ReturnType<typeof openImportPage>>;
