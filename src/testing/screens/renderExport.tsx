import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { de } from '../../app/languages/de';
import { platformsParts } from '../../app/modules/platformsParts';
import type { Lot } from '../../domain/lots/lot';
import type { Role } from '../../domain/sales/sale';
import { ME } from '../stores/makeMembers';
import { createFakeBundleFiles } from '../fakes/bundles/fakeBundleFiles';
import { onFakes, settle } from '../stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../stores/makeWorkspace';
import { createFakeExportsGateway } from '../fakes/fakeExportsGateway';
import { createFakeLanguages } from '../fakes/fakeLanguages';
import { createFakeWaitingExports } from '../fakes/fakeWaitingExports';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import { SaleExport } from '../../app/pages/parts/SaleExport';
import { createServerOfSale, renderSalePart } from './renderSalePart';

/** At once: user-event waits outside of act, where the sagas would go on. */
export const press = (button: HTMLElement) => async (): Promise<void> => void fireEvent.click(button);

export const LONG = 'A very long title of a jar and its cover in blue glass';
let running: ReturnType<typeof makeWorkspace>;
afterEach(() => act(() => running.store.stop()));

/** A sale of three lots: the first is good, the second has too long a title for HiBid, the third was withdrawn. */
export async function renderExport(role: Role = 'owner', others: readonly Lot[] = []) {
  const server = createServerOfSale(role);
  const sales = createFakeSalesGateway(ME, server);
  const setPlatforms = (platforms: readonly string[]): void => server.setSale(SALE, { platforms });
  const bundleFiles = createFakeBundleFiles();
  const space = makeWorkspace(
    {
      sales,
      languages: createFakeLanguages({ catalogues: { de } }),
      bundleFiles,
      exports: createFakeExportsGateway(),
      waitingExports: createFakeWaitingExports(),
    },
    `/sales/${SALE}/export`,
  );
  running = space;
  space.store.injectModule(onFakes(platformsParts));
  const lots = [
    buildLot({ id: 'lot1', status: 'ready' }),
    buildLot({ id: 'lot2', number: 2, order: 'a1', title: LONG }),
    buildLot({ id: 'lot3', number: 3, order: 'a2', status: 'withdrawn' }),
    ...others,
  ];
  const photos = [buildPhoto({ id: 'cover', lotId: 'lot1' })];
  space.lots.seed(SALE, lots, photos);
  space.lots.seedPrivate(SALE, [{ id: 'lot1', reserve: 90, consignor: 'Ada', notes: 'secret', toCheck: 'Ask Jane' }]);
  await space.signIn();
  await renderSalePart(space, { lots, photos }, (sale) => <SaleExport sale={sale} />);
  const user = userEvent.setup();
  const after = (work: (user: ReturnType<typeof userEvent.setup>) => Promise<void>): Promise<void> =>
    act(async () => {
      await work(user);
      await settle();
    });
  return { after, bundleFiles, sales, server, setPlatforms, space };
}

export const problems = () => within(screen.getByRole('region', { name: 'Problems' }));
export const choose = (platform: string) => (user: ReturnType<typeof userEvent.setup>) =>
  user.selectOptions(screen.getByLabelText('Platform'), platform);
