import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ScrollOffsetProvider } from '../../../shared/scroll/ScrollOffsetProvider';
import { anInvitation, makeMembers, ME, MY_EMAIL } from '../../../testing/stores/makeMembers';
import { settle } from '../../../testing/stores/makeTestStore';
import { SALE } from '../../../testing/stores/makeWorkspace';
import { useSalesSelector } from '../../sales/salesHooks';
import { selectSale } from '../../sales/salesSlice';
import { InvitationPage } from './InvitationPage';
import { OwnInvitations } from './OwnInvitations';
import { PeopleSection } from './PeopleSection';
import { WhoEdits } from './WhoEdits';
import { WhoIsHere } from './WhoIsHere';

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

let space: Awaited<ReturnType<typeof makeMembers>>;
afterEach(() => act(() => space.store.stop()));

/** The people of the sale as its settings show them. */
function People() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : <PeopleSection sale={sale} />;
}

async function show(element: ReactNode, how?: Parameters<typeof makeMembers>[0]) {
  space = await makeMembers(how);
  render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>{element}</ScrollOffsetProvider>
    </Provider>,
  );
  const user = userEvent.setup();
  /** Does something and lets everything that follows from it happen. */
  const after = (work: () => Promise<void> | void): Promise<void> =>
    act(async () => {
      await work();
      await settle();
    });
  return { user, after };
}
const press = (name: string) => screen.getByRole('button', { name });
const roles = () => space.server.sales.get(SALE)?.roles;

describe('the people of a sale, for an owner', () => {
  it('names everybody, and changes a role at once', async () => {
    const { user, after } = await show(<People />);
    await after(() => space.server.setCard(SALE, 'ben', { name: 'Ben', email: 'ben@example.com' }));
    expect(screen.getByText('Ada (you)')).toBeInTheDocument();
    await after(() => user.selectOptions(screen.getByLabelText('Role of Ben'), 'viewer'));
    expect(roles()).toEqual({ [ME]: 'owner', ben: 'viewer' });
  });

  it('asks before somebody becomes an owner', async () => {
    const { user, after } = await show(<People />);
    const select = screen.getByLabelText('Role of Name not known yet');
    await after(() => user.selectOptions(select, 'owner'));
    expect(roles()?.['ben']).toBe('editor');
    await after(() => user.click(press('Make an owner')));
    expect(roles()?.['ben']).toBe('owner');
  });

  it('asks before somebody is removed, and does nothing when the answer is no', async () => {
    const { user, after } = await show(<People />);
    await after(() => user.click(press('Remove Name not known yet')));
    await after(() => user.click(press('Cancel')));
    expect(roles()).toHaveProperty('ben');
    await after(() => user.click(press('Remove Name not known yet')));
    await after(() => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' })));
    expect(roles()).toEqual({ [ME]: 'owner' });
  });

  it('says what has to come first before the only owner leaves', async () => {
    const { user, after } = await show(<People />);
    expect(screen.getByLabelText('Role of Ada')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByLabelText('Role of Ada')).toHaveAccessibleDescription('A sale has at least one owner.');
    const leave = press('Leave this sale');
    expect(leave).toHaveAttribute('aria-disabled', 'true');
    expect(leave).toHaveAccessibleDescription(/Make somebody else an owner before/);
    await after(() => user.click(leave));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why something was not done, beside the person', async () => {
    const { user, after } = await show(<People />);
    space.members.failNext('setRole', 'unavailable');
    await after(() => user.selectOptions(screen.getByLabelText('Role of Name not known yet'), 'viewer'));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection to the server');
  });
});

it('has no finding of axe', async () => {
  await show(<People />);
  // The browser looks at colours; here nothing is drawn.
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

describe('inviting', () => {
  it('makes an invitation, gives its link, and takes it back', async () => {
    const { user, after } = await show(<People />);
    await after(() => user.type(screen.getByLabelText('Email'), ' Ida@Example.com{Enter}'));
    const list = screen.getByRole('list', { name: 'Invitations' });
    expect(list).toHaveTextContent('ida@example.com');
    // Room for the next address, for who is still there.
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await after(() => user.click(press('Copy link for ida@example.com')));
    const id = [...space.server.invitations.keys()][0] ?? '';
    expect(await navigator.clipboard.readText()).toBe(
      `http://localhost/invitations/${id}#sale=Clocks&by=Ada&for=ida%40example.com&as=editor`,
    );
    await after(() => user.click(press('Take back the invitation for ida@example.com')));
    expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull();
  });

  it.each([
    ['ida', 'Enter one whole address'],
    ['ADA@example.com', 'is in the sale already'],
    ['eve@example.com', 'There is an invitation for this address already'],
  ])('refuses %s with a reason', async (typed, reason) => {
    const { user, after } = await show(<People />);
    await after(() => {
      const toEve = anInvitation({ id: 'invitationB', email: 'eve@example.com', createdBy: ME });
      space.server.invitations.set('invitationB', toEve);
      space.server.changed();
    });
    await after(() => user.type(screen.getByLabelText('Email'), `${typed}{Enter}`));
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(reason) as string);
    expect(space.server.invitations.size).toBe(1);
  });

  it.each([
    ['is older than 30 days', { createdBy: ME, state: 'expired' }, 'Ended after 30 days'],
    ['was sent by a former owner', { createdBy: 'ben' }, 'Ended: who sent it is no longer an owner'],
  ] as const)('shows an invitation as ended that %s, and puts a new one in its place', async (_name, fields, words) => {
    const { user, after } = await show(<People />);
    await after(() => {
      const toEve = anInvitation({ id: 'invitationB', email: 'eve@example.com', role: 'viewer', ...fields });
      space.server.invitations.set('invitationB', toEve);
      space.server.changed();
    });
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy link for eve@example.com' })).toBeNull();
    await after(() => user.click(press('Invite again: eve@example.com')));
    const [next, ...others] = [...space.server.invitations.values()];
    expect(others).toEqual([]);
    expect(next).toMatchObject({ email: 'eve@example.com', role: 'viewer', createdBy: ME, state: 'open' });
    expect(next?.id).not.toBe('invitationB');
    expect(press('Copy link for eve@example.com')).toBeInTheDocument();
    expect(screen.queryByText(words)).toBeNull();
    expect(screen.getByText(/The invitation for eve@example.com is ready/)).toBeInTheDocument();
  });

  it('shows an invitation that this build cannot read, and takes it back', async () => {
    const { user, after } = await show(<People />);
    await after(() => {
      const { unreadInvitations } = space.server;
      const unread = { saleId: SALE, saleTitle: null, isExpired: false };
      unreadInvitations.set('invitationC', { ...unread, id: 'invitationC', email: 'eve@example.com' });
      unreadInvitations.set('invitationD', { ...unread, id: 'invitationD', email: null });
      space.server.changed();
    });
    const list = screen.getByRole('list', { name: 'Invitations' });
    expect(within(list).getAllByText(/Made by a newer version of Lotsmith/)).toHaveLength(2);
    await after(() => user.click(press('Take back the invitation for eve@example.com')));
    await after(() => user.click(press('Take back the invitation for an address that cannot be read')));
    expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull();
    expect(space.server.unreadInvitations.size).toBe(0);
  });

  it('says beside an ended invitation why no new one was made', async () => {
    const { user, after } = await show(<People />);
    await after(() => {
      space.server.invitations.set('invitationA', anInvitation({ createdBy: ME, state: 'expired' }));
      space.server.changed();
    });
    space.invitations.failNext('create', 'unavailable');
    await after(() => user.click(press('Invite again: ada@example.com')));
    expect(screen.getByRole('alert')).toHaveTextContent('It was not done');
    expect([...space.server.invitations.keys()]).toEqual(['invitationA']);
  });

  it('says why the invitations cannot be read, and reads them again when it is asked to', async () => {
    const { user, after } = await show(<People />);
    const { reader } = space.invitations;
    await after(() => {
      space.server.invitations.set('invitationA', anInvitation({ createdBy: ME }));
      space.invitations.reader = { ...reader, uid: 'stranger' };
      space.server.changed();
    });
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have the right to read this.');
    expect(screen.queryByRole('list', { name: 'Invitations' })).toBeNull();
    space.invitations.reader = reader;
    await after(() => user.click(press('Try again')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(press('Copy link for ada@example.com')).toBeInTheDocument();
    expect(space.invitations.listenerCount).toBe(1);
  });

  it('takes an address again whose invitation has ended', async () => {
    const { user, after } = await show(<People />);
    await after(() => {
      const toEve = anInvitation({ id: 'invitationB', email: 'eve@example.com', createdBy: 'ben' });
      space.server.invitations.set('invitationB', toEve);
      space.server.changed();
    });
    await after(() => user.type(screen.getByLabelText('Email'), 'eve@example.com{Enter}'));
    expect(space.server.invitations.size).toBe(2);
  });

  it('is for people who can be reached', async () => {
    await show(<People />, { proved: false });
    expect(screen.getByText(/Confirm your own address before/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });

  it('is for owners', async () => {
    await show(<People />, { roles: { olga: 'owner', [ME]: 'viewer' } });
    expect(screen.queryByText('Invite somebody')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(press('Leave this sale')).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the page of an invitation', () => {
  const at = '/invitations/invitationA000000000';
  const guest = { at, roles: { olga: 'owner' } as const };

  it('says who invites to what as what, and who will see what', async () => {
    const { after } = await show(<InvitationPage verification={null} signOut={null} />, guest);
    expect(screen.getByRole('heading')).toHaveTextContent('There is no such invitation');
    await after(() => void space.server.invitations.set('invitationA000000000', anInvitation({ role: 'viewer' })));
    await after(() => void space.store.dispatch({ type: 'invitation/lookAgain' }));
    expect(screen.getByText('Olga (olga@example.com) invites you to look at “Clocks”.')).toBeInTheDocument();
    expect(screen.getByText(/will see your name and address: Ada, ada@example.com/)).toBeInTheDocument();
    expect(press('Accept')).toBeInTheDocument();
  });

  it('offers the mail that confirms the address where that comes first', async () => {
    const { after } = await show(<InvitationPage verification={<button>Send</button>} signOut={null} />, {
      ...guest,
      proved: false,
    });
    await after(() => void space.server.invitations.set('invitationA000000000', anInvitation()));
    await after(() => void space.store.dispatch({ type: 'invitation/lookAgain' }));
    expect(screen.getByRole('heading')).toHaveTextContent('Confirm your address first');
    expect(press('Send')).toBeInTheDocument();
    expect(press('I have confirmed it')).toBeInTheDocument();
  });
});

describe('who is here', () => {
  it('names the others, and who has a lot in the editor', async () => {
    const { after } = await show(
      <>
        <WhoIsHere />
        <WhoEdits lotId="lotA" as="words" />
        <WhoEdits lotId="lotA" as="mark" />
      </>,
      { at: `/sales/${SALE}` },
    );
    expect(screen.queryByRole('list')).toBeNull();
    await after(() => {
      space.server.setCard(SALE, 'ben', { name: 'Ben', email: null });
      space.presence.put('ben', { lotId: 'lotA', at: Date.now() });
    });
    expect(screen.getByRole('list', { name: 'Here now' })).toHaveTextContent('Ben');
    expect(screen.getAllByText('Ben is editing')).toHaveLength(2);
    expect(screen.getAllByTitle('Ben is editing').at(-1)).toHaveTextContent(/^BBen/);
    await after(() => space.presence.put('eve', { lotId: 'lotA', at: Date.now() }));
    expect(screen.getAllByTitle('Ben and Name not known yet are editing').at(-1)).toHaveTextContent(/^2/);
  });

  it('keeps to the room of three, and names also those for whom there is none', async () => {
    const { after } = await show(<WhoIsHere />, { at: `/sales/${SALE}` });
    await after(() => {
      for (const uid of ['ben', 'eve', 'ida', 'kim']) {
        space.server.setCard(SALE, uid, { name: `Person ${uid}`, email: null });
        space.presence.put(uid, { lotId: null, at: Date.now() });
      }
    });
    const places = within(screen.getByRole('list', { name: 'Here now' })).getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Person ben',
      'Person eve',
      '+2Person ida, Person kim',
    ]);
  });
});

describe('the page of an invitation that has ended', () => {
  it.each([
    [
      'age',
      { state: 'expired' },
      { olga: 'owner' },
      'It ended after 30 days. Ask Olga (olga@example.com) for a new invitation to “Clocks”.',
    ],
    ['inviter', {}, { ida: 'owner' }, 'Olga (olga@example.com), who sent it, is no longer an owner of “Clocks”.'],
  ] as const)('says why: %s', async (_why, fields, present, words) => {
    const page = <InvitationPage verification={null} signOut={null} />;
    const { after } = await show(page, { at: '/invitations/invitationA000000000', roles: present });
    await after(() => void space.server.invitations.set('invitationA000000000', anInvitation(fields)));
    await after(() => void space.store.dispatch({ type: 'invitation/lookAgain' }));
    expect(screen.getByRole('heading')).toHaveTextContent('This invitation is no longer good');
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('the invitations that wait for a person', () => {
  it('stand above the sales with who invites to what, each leading to its page, three at most', async () => {
    const { after } = await show(<OwnInvitations />, { at: '/sales' });
    expect(screen.queryByText('Invitations for you')).toBeNull();
    await after(() => {
      for (const id of ['a', 'b', 'c', 'd']) {
        const fields = id === 'a' ? ({ role: 'viewer', byName: '' } as const) : {};
        space.server.invitations.set(id, anInvitation({ id, saleTitle: `Sale ${id}`, ...fields }));
      }
      space.server.changed();
    });
    const list = screen.getByRole('region', { name: 'Invitations for you' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/invitations/a', '/invitations/b', '/invitations/c']);
    expect(screen.getByRole('link', { name: 'Answer: Sale a' })).toBeInTheDocument();
    expect(screen.getByText('olga@example.com invites you to look at it.')).toBeInTheDocument();
    expect(screen.getAllByText('Olga (olga@example.com) invites you to work on it.')).toHaveLength(2);
    expect(screen.getByText('One more is shown when you have answered.')).toBeInTheDocument();
    expect((await axe.run(list)).violations).toEqual([]);
  });

  it('are named also when only a newer version of the page can read them, after those that can be answered', async () => {
    const { after } = await show(<OwnInvitations />, { at: '/sales' });
    const { invitations, unreadInvitations } = space.server;
    await after(() => {
      const unread = { saleId: SALE, email: MY_EMAIL, isExpired: false };
      unreadInvitations.set('newer', { id: 'newer', ...unread, saleTitle: 'Clocks' });
      unreadInvitations.set('odd', { id: 'odd', ...unread, saleTitle: null });
      space.server.changed();
    });
    const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    const reload = 'Made by a newer version of Lotsmith. Reload the page to answer it.';
    expect(shown()).toEqual([`Clocks${reload}`, `A sale whose name cannot be read${reload}`]);
    expect(screen.queryByRole('link')).toBeNull();
    await after(() => {
      for (const id of ['a', 'b']) invitations.set(id, anInvitation({ id, saleTitle: `Sale ${id}` }));
      space.server.changed();
    });
    expect(shown()[2]).toBe(`Clocks${reload}`);
    expect(screen.getByText('One more is shown when you have answered.')).toBeInTheDocument();
    expect((await axe.run(screen.getByRole('region'))).violations).toEqual([]);
  });
});
