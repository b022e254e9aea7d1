import type { WithSlice } from '@reduxjs/toolkit';
import type { Invitation } from '../domain/invitation';
import type { Role } from '../domain/sale';
import publicationSlice from '../features/catalogue/publicationSlice';
import invitationSlice from '../features/members/invitationSlice';
import membersSlice from '../features/members/membersSlice';
import memberWorkSlice from '../features/members/memberWorkSlice';
import ownInvitationsSlice from '../features/members/ownInvitationsSlice';
import presenceSlice from '../features/members/presenceSlice';
import saleSettingsSlice from '../features/sales/saleSettingsSlice';
import { membersSaga } from '../sagas/members/membersSaga';
import { createFakeCatalogues } from '../services/catalogue/fakeCatalogues';
import { createFakeInvitationsGateway } from '../services/invitations/fakeInvitationsGateway';
import { createFakeMembersGateway } from '../services/members/fakeMembersGateway';
import { createFakePhotoTurner } from '../services/photos/fakePhotoTurner';
import { createFakePresenceGateway } from '../services/presence/fakePresenceGateway';
import { createFakeSalesGateway } from '../services/sales/fakeSalesGateway';
import { createSaleServer } from '../services/sales/saleServer';
import { makeWorkspace, SALE, type WorkspaceState } from './makeWorkspace';
import { settle } from './makeTestStore';

export type MembersTestState = WorkspaceState &
  WithSlice<typeof membersSlice> &
  WithSlice<typeof memberWorkSlice> &
  WithSlice<typeof presenceSlice> &
  WithSlice<typeof invitationSlice> &
  WithSlice<typeof ownInvitationsSlice> &
  WithSlice<typeof saleSettingsSlice> &
  WithSlice<typeof publicationSlice>;

/** The uid of whoever signs in first. */
export const ME = 'user-1';
export const MY_EMAIL = 'ada@example.com';

export const anInvitation = (fields: Partial<Invitation> = {}): Invitation => ({
  id: 'invitationA',
  saleId: SALE,
  saleTitle: 'Clocks',
  role: 'editor',
  email: MY_EMAIL,
  byName: 'Olga',
  byEmail: 'olga@example.com',
  state: 'open',
  ...fields,
});

interface MembersTest {
  readonly at?: string;
  /** Who is in the sale; the person of the test owns it unless told. */
  readonly roles?: Readonly<Record<string, Role>>;
  /** Whether the person's address is proved. */
  readonly proved?: boolean;
}

/** The people of one sale in the real store, with fakes outside that share one server, for a signed-in person. */
export async function makeMembers({
  at = `/sales/${SALE}/settings`,
  roles = { [ME]: 'owner', ben: 'editor' },
  proved = true,
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
  };
  const space = makeWorkspace(fakes, at);
  space.store.injectModule({
    name: 'members',
    slices: [
      membersSlice,
      memberWorkSlice,
      presenceSlice,
      invitationSlice,
      ownInvitationsSlice,
      saleSettingsSlice,
      publicationSlice,
    ],
    saga: membersSaga,
    createGateways: () => ({}),
  });
  await space.signIn();
  /** The person's address is proved from now on, on every side. */
  const prove = (): void => {
    const { present } = space.auth;
    if (present !== null) space.auth.change({ ...present, emailVerified: true });
    fakes.invitations.reader = { uid: ME, email: MY_EMAIL };
  };
  if (proved) prove();
  await settle(60);
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
    told: (): string[] => state().notifications.list.map(({ message }) => message),
  };
}

export type MembersSpace = Awaited<ReturnType<typeof makeMembers>>;
