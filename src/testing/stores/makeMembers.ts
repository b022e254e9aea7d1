import type { membersModule } from '../../app/modules/membersModule';
import { membersParts } from '../../app/modules/membersParts';
import type { Invitation } from '../../domain/sales/invitation';
import type { Role } from '../../domain/sales/sale';
import { createFakeSessionGateway } from '../fakes/auth/fakeSessionGateway';
import { createFakeCatalogues } from '../fakes/fakeCatalogues';
import { createFakeInvitationsGateway } from '../fakes/fakeInvitationsGateway';
import { createFakeMembersGateway } from '../fakes/fakeMembersGateway';
import { createFakePhotoTurner } from '../fakes/photos/fakePhotoTurner';
import { createFakePresenceGateway } from '../fakes/fakePresenceGateway';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import type { Gateways } from '../../services/gateways';
import { createSaleServer } from '../../services/sales/saleServer';
import { makeWorkspace, SALE, type WorkspaceState } from './makeWorkspace';
import type { WithSlices } from '../../store/rootReducer';
import { type FakesOf, onFakes, settle } from './makeTestStore';

export type MembersTestState = WorkspaceState & WithSlices<typeof membersParts.slices>;

/** The uid of the person who signs in first. */
export const ME = 'user-1';
export const MY_EMAIL = 'ada@example.com';

export const anInvitation = (fields: Partial<Invitation> = {}): Invitation => ({
  id: 'invitationA000000000',
  saleId: SALE,
  saleTitle: 'Clocks',
  role: 'editor',
  email: MY_EMAIL,
  byName: 'Olga',
  byEmail: 'olga@example.com',
  createdBy: 'olga',
  state: 'open',
  ...fields,
});

interface MembersTest {
  readonly at?: string;
  /** Who is in the sale; the person of the test owns it by default. */
  readonly roles?: Readonly<Record<string, Role>>;
  /** Whether the person's address is proved. */
  readonly proved?: boolean;
  /** What other modules need of the outside. */
  readonly others?: Partial<Gateways>;
}

/** The people of one sale in the real store, with fakes outside that share one server, for a signed-in person. */
export async function makeMembers({
  at = `/sales/${SALE}/settings`,
  roles = { [ME]: 'owner', ben: 'editor' },
  proved = true,
  others = {},
}: MembersTest = {}) {
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles, createdBy: 'olga' });
  const catalogue = createFakeCatalogues(ME, proved, server);
  const fakes = {
    sales: createFakeSalesGateway(ME, server),
    catalogue,
    catalogueReader: catalogue,
    turner: createFakePhotoTurner(),
    members: createFakeMembersGateway(ME, server),
    invitations: createFakeInvitationsGateway({ uid: ME, email: proved ? MY_EMAIL : null }, server),
    presence: createFakePresenceGateway(),
  } satisfies FakesOf<typeof membersModule>;
  const session = createFakeSessionGateway(
    () => space.auth.present,
    (email) => {
      fakes.invitations.reader = { uid: ME, email };
    },
  );
  const space: ReturnType<typeof makeWorkspace> = makeWorkspace({ ...fakes, ...others, session }, at);
  space.store.injectModule(onFakes(membersParts));
  await space.signIn();
  /** The person's address is confirmed from now on: the account says so, and each token that is fetched later. */
  const prove = (): void => {
    const { present } = space.auth;
    if (present !== null) space.auth.change({ ...present, emailVerified: true });
  };
  if (proved) prove();
  await settle();
  const state = (): MembersTestState => space.store.getState() as MembersTestState;
  return {
    ...space,
    ...fakes,
    server,
    prove,
    state,
    read: <Result, Args extends unknown[]>(
      selector: (state: MembersTestState, ...args: Args) => Result,
      ...args: Args
    ): Result => selector(state(), ...args),
    received: (): string[] => state().notifications.list.map(({ message }) => message),
  };
}

export type MembersSpace = Awaited<ReturnType<typeof makeMembers>>;
