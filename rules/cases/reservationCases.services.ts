import { runCases } from '../support/cases';
import { create, remove, SERVER_TIME, set, update, type Data } from '../support/firestoreClient';
import { deviceId, LOT, SALE } from '../support/fixture';
import { admin, as } from '../support/harness';
import { lotMade } from '../support/recorded';
import type { Actor } from '../support/actors';

const sale = `sales/${SALE}`;
const claim = (number: number | string) => `${sale}/numbers/${number}`;
const lotAhead = (number: number | string): string => deviceId(`ahead${number}`);
const ahead = (number: number | string, by = 'editor'): Data => ({
  lotId: lotAhead(number),
  by,
  reservedAt: SERVER_TIME,
});
const inUse = (number: number | string, by = 'editor'): Data => ({ lotId: lotAhead(number), by });
const numbers = (count: number): number[] => Array.from({ length: count }, (_, place) => 101 + place);
const reserve = (actor: Actor, count = 25) =>
  as(actor).commit(...numbers(count).map((number) => create(claim(number), ahead(number, actor))));

/** Numbers that a device holds ahead, for lots that it will make. */
runCases([
  ...(['viewer', 'stranger', 'visitor'] as const).map((actor) => ({
    name: `25 reserved numbers, as a ${actor}`,
    denied: () => reserve(actor),
    allowed: () => reserve('editor'),
  })),
  {
    name: 'reservations with a number that somebody holds',
    denied: async () => {
      await admin.commit(set(claim(125), { lotId: LOT, by: 'owner' }));
      return as('editor').commit(...numbers(25).map((number) => set(claim(number), ahead(number))));
    },
    allowed: () => as('editor').commit(...numbers(25).map((number) => set(claim(number), ahead(number)))),
  },
  ...['numbersLocked', 'published', 'closed'].map((status) => ({
    name: `a number with a letter held ahead while the sale is ${status}`,
    denied: async () => {
      await admin.commit(update(sale, { status }));
      return as('editor').commit(create(claim('12A'), ahead('12A')));
    },
    allowed: async () => {
      await admin.commit(update(sale, { status }));
      return as('editor').commit(create(claim('12A'), inUse('12A')));
    },
  })),
  {
    name: 'a number held ahead, turned to another lot by its own person',
    denied: async () => {
      await reserve('editor', 1);
      return as('editor').commit(set(claim(101), { lotId: LOT, by: 'editor' }));
    },
    allowed: async () => {
      await reserve('editor', 1);
      return as('editor').commit(set(claim(101), inUse(101)));
    },
  },
  {
    name: "a number held ahead, taken into use by somebody else's device",
    denied: async () => {
      await reserve('owner', 1);
      return as('editor').commit(set(claim(101), inUse(101, 'owner')));
    },
    allowed: async () => {
      await reserve('owner', 1);
      return as('owner').commit(set(claim(101), inUse(101, 'owner')));
    },
  },
  {
    name: 'a number in use, held ahead once more',
    denied: async () => {
      await as('editor').commit(create(claim(101), inUse(101)));
      return as('editor').commit(set(claim(101), ahead(101)));
    },
    allowed: async () => {
      await reserve('editor', 1);
      return as('editor').commit(set(claim(101), ahead(101)));
    },
  },
  {
    name: 'giving back, as a viewer, what another device holds ahead',
    denied: async () => {
      await reserve('owner', 1);
      return as('viewer').commit(remove(claim(101)));
    },
    allowed: async () => {
      await reserve('owner', 1);
      return as('editor').commit(remove(claim(101)));
    },
  },
  {
    name: 'giving back what was held ahead, once its lot has it',
    denied: async () => {
      await reserve('editor', 1);
      await as('editor').commit(...lotMade('editor', lotAhead(101), { number: 101 }));
      return as('editor').commit(remove(claim(101)));
    },
    allowed: async () => {
      await reserve('editor', 1);
      await as('editor').commit(...lotMade('editor', lotAhead(101), { number: 102 }));
      return as('editor').commit(remove(claim(101)));
    },
  },
  {
    name: 'more than 17 numbers given back at once, each of which looks up its lot',
    denied: async () => {
      await reserve('editor', 18);
      return as('editor').commit(...numbers(18).map((number) => remove(claim(number))));
    },
    allowed: async () => {
      await reserve('editor', 17);
      return as('editor').commit(...numbers(17).map((number) => remove(claim(number))));
    },
  },
]);

/** Looking at what is held ahead. */
runCases([
  {
    name: 'a list of the numbers, as a stranger',
    denied: () => as('stranger').query({ parent: sale, collection: 'numbers' }),
    allowed: () => as('viewer').query({ parent: sale, collection: 'numbers' }),
  },
]);
