import fc from 'fast-check';
import type { Invitation } from './invitation';
import { invitationPath, readInvitationClaim } from './invitationLink';

const INVITATION: Invitation = {
  id: 'invitation0000000001',
  saleId: 'sale0000000000000001',
  saleTitle: 'Clocks & “Barometers”',
  role: 'editor',
  email: 'ben+sales@example.com',
  byName: 'Olga Öwner',
  byEmail: 'olga@example.com',
  createdBy: 'olga',
  state: 'open',
};
const fragmentOf = (changes: Partial<Invitation>): string =>
  new URL(invitationPath({ ...INVITATION, ...changes }), 'https://x.example').hash;
const claimOf = (changes: Partial<Invitation>) => readInvitationClaim(fragmentOf(changes));

it('says in the fragment alone what the invitation is about', () => {
  const url = new URL(invitationPath(INVITATION), 'https://x.example');
  expect(url.pathname + url.search).toBe('/invitations/invitation0000000001');
  expect(readInvitationClaim(url.hash)).toEqual({
    saleTitle: 'Clocks & “Barometers”',
    by: 'Olga Öwner',
    role: 'editor',
    email: 'ben+sales@example.com',
  });
});

it('names an inviter without a name by their address, and leaves a very long address out', () => {
  expect(claimOf({ byName: '', email: `${'x'.repeat(120)}@example.com` })).toMatchObject({
    by: 'olga@example.com',
    email: null,
  });
});

it.each([
  [99, true],
  [100, true],
  [101, false],
  [102, false],
  [110, false],
])('says an address of %i characters: %s', (length, isSaid) => {
  const email = `${'x'.repeat(length - '@example.com'.length)}@example.com`;
  expect(claimOf({ email })?.email).toBe(isSaid ? email : null);
  const written = `#sale=Clocks&by=Olga&as=viewer&for=${encodeURIComponent(email)}`;
  expect(readInvitationClaim(written)?.email).toBe(isSaid ? email : null);
});

it('does not put a longer address into the link at all', () => {
  const email = `${'x'.repeat(242)}@example.com`;
  expect(fragmentOf({ email })).not.toContain('for=');
  expect(fragmentOf({ email }).length).toBeLessThan(200);
});

it('cuts long texts, so that the way through signing in stays open', () => {
  const longest = fragmentOf({
    saleTitle: '🕰'.repeat(200),
    byName: '漢'.repeat(200),
    email: `${'x'.repeat(88)}@example.com`,
  });
  expect(longest.length).toBeLessThan(1700);
  expect(readInvitationClaim(longest)).toMatchObject({ saleTitle: `${'🕰'.repeat(59)}…`, by: `${'漢'.repeat(39)}…` });
});

it.each([
  ['of an older link', ''],
  ['of a place on a page', '#email'],
  ['without a sale', '#by=Olga&as=editor'],
  ['without an inviter', '#sale=Clocks&as=editor'],
  ['of a role that nobody is invited to', '#sale=Clocks&by=Olga&as=owner'],
  ['of nothing that is seen', '#sale=%E2%80%8B%E2%80%8D+&by=Olga&as=editor'],
  ['that is too long', `#sale=Clocks&by=Olga&as=editor&more=${'x'.repeat(2000)}`],
])('takes nothing from a fragment %s', (_, fragment) => {
  expect(readInvitationClaim(fragment)).toBeNull();
});

it.each([
  ['control characters and line breaks', 'Clo%00cks%0A%0Aand%09vases', 'Clocks and vases'],
  ['turned reading order', '%E2%80%AEskcolC%E2%81%A6', 'skcolC'],
  ['broken escapes', '100%25%ZZ%', '100%%ZZ%'],
  ['tags, which stay text', '%3Cb%3EClocks%3C/b%3E', '<b>Clocks</b>'],
  ['joined pictures', '%F0%9F%91%A9%E2%80%8D%F0%9F%8C%BE', '👩‍🌾'],
])('shows %s as one harmless line', (_, title, shown) => {
  expect(readInvitationClaim(`#sale=${title}&by=Olga&as=viewer`)?.saleTitle).toBe(shown);
});

it.each(['ben', 'a@b@c', 'be n@example.com', `${'x'.repeat(100)}@example.com`])('takes %j for no address', (email) => {
  expect(readInvitationClaim(`#sale=Clocks&by=Olga&as=viewer&for=${encodeURIComponent(email)}`)?.email).toBeNull();
});

const UNSEEN = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;

it('gives of whatever a link says nothing but short, visible lines', () => {
  const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.webQueryParameters());
  const fragment = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `#${text}`),
    fc.tuple(value, value, value).map(([sale, by, email]) => `#sale=${sale}&by=${by}&for=${email}&as=editor`),
    fc
      .tuple(value, value, value)
      .map(([sale, by, email]) => `#${new URLSearchParams({ sale, by, for: email, as: 'viewer' }).toString()}`),
  );
  fc.assert(
    fc.property(fragment, (text) => {
      const claim = readInvitationClaim(text);
      if (claim === null) return;
      for (const [line, longest] of [
        [claim.saleTitle, 60],
        [claim.by, 40],
        [claim.email ?? 'x', 254],
      ] as const) {
        expect(line).not.toMatch(UNSEEN);
        expect(line.trim()).toBe(line);
        expect([...line].length).toBeGreaterThan(0);
        expect([...line].length).toBeLessThanOrEqual(longest);
      }
    }),
  );
});

it('says again what it has said', () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(text, text, (saleTitle, byName) => {
      const claim = claimOf({ saleTitle, byName });
      if (claim === null) return;
      expect(claimOf({ saleTitle: claim.saleTitle, byName: claim.by })).toEqual(claim);
    }),
  );
});
