import fc from 'fast-check';
import { lotIdOf, slugOf, saleIdOf, invitationIdOf } from '../../domain/sales/addresses';
import { selectLot } from '../../features/lots/model/lots/lotsSlice';
import { selectPhotoIdsOfLot } from '../../features/lots/model/photos/photosSlice';
import { selectUidsByLot } from '../../features/members/model/presenceSlice';
import { isVisitorOnlyPath } from '../../features/navigation/model/access';
import { selectPath, selectSearch } from '../../features/navigation/model/navigationSlice';
import { selectOverview, selectSale } from '../../features/sales/salesSlice';
import { makeMembers, type MembersSpace } from '../../testing/stores/makeMembers';
import { settle } from '../../testing/stores/makeTestStore';
import { buildLot, SALE } from '../../testing/stores/makeWorkspace';
import { matchPath } from '../lazy/matchPath';
import { createRoutes } from './routes';

const ID = /^(?!propertyIsEnumerable$)[A-Za-z0-9]{20}$/;
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const LOT = 'lotA0000000000000000';

const ODD = [
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'propertyIsEnumerable',
  'toString',
  '__defineGetter__',
  '..%2f..%2fusers%2fx',
  '%2e%2e',
  '%E0%A4%A',
  '%',
  '%00',
  '%u0041',
  'null',
  'undefined',
  'NaN',
  '-1',
  '',
  ' ',
  '💎',
  '\u202e',
  '<script>',
  '\'"`',
  '${1}',
  '[object Object]',
  SALE,
  `${SALE}0`,
  SALE.toUpperCase(),
  LOT,
  'autumn-sale',
  'a--b',
  'a'.repeat(2000),
];

const text = fc.oneof(
  fc.constantFrom(...ODD),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '-', '%', '2', 'f', '.', '_', '/', '\\', '?', '#', '&', '='),
    maxLength: 24,
  }),
);
/** The sale that is there comes now and then, whatever number of routes there are. */
const part = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 6, arbitrary: text.map(encodeURIComponentSafely) },
  { weight: 1, arbitrary: fc.constant(SALE) },
);
const query = fc.oneof(
  fc.constant(''),
  part.map((lot) => `?lot=${lot}`),
  fc.tuple(part, part).map(([name, value]) => `?${name}=${value}&lot=${value}`),
);

/** A lone half of a sign has no encoding. */
function encodeURIComponentSafely(raw: string): string {
  return encodeURIComponent(raw.replace(/\p{Surrogate}/gu, ''));
}

const routes = createRoutes(() => undefined);
const address = fc
  .tuple(fc.constantFrom(...routes.map(({ pattern }) => pattern), '/'), fc.array(part, { maxLength: 3 }), query)
  .map(([pattern, parts, search]) => {
    let place = 0;
    const path = pattern.replace(/:\w+/g, () => parts[place++] ?? '__proto__');
    const more = parts.slice(place).map((each) => `/${each}`);
    return path + more.join('') + search;
  });

let space: MembersSpace;
afterEach(() => space.store.stop());

it('2,000 odd addresses fail at no route, and name nothing that is not there', async () => {
  space = await makeMembers();
  space.lots.seed(SALE, [buildLot({ id: LOT })]);
  const state = space.state;
  const asked: string[] = [];
  let moves = 0;
  fc.assert(
    fc.property(address, (to) => {
      const url = new URL(`https://lotsmith.invalid${to}`);
      space.history.push(url.href);
      const path = selectPath(state());
      const search = selectSearch(state());
      // A signed-in person is led on from the sign-in pages.
      if (!isVisitorOnlyPath(url.pathname)) expect([path, search]).toEqual([url.pathname, url.search]);
      moves += 1;
      const params = routes.map(({ pattern }) => matchPath(pattern, path)).find((each) => each !== null) ?? {};
      const { saleId, invitationId, slug } = params;
      for (const id of [saleId, invitationId]) if (id !== undefined) expect(id).toMatch(ID);
      if (slug !== undefined) expect(slug).toMatch(SLUG);
      // The pages and the sagas take the same address for the same thing.
      if (saleId !== undefined) expect(saleIdOf(path)).toBe(saleId);
      if (invitationId !== undefined) expect(invitationIdOf(path)).toBe(invitationId);
      if (slug !== undefined) expect(slugOf(path)).toBe(slug);
      const lotId = lotIdOf(search);
      if (lotId !== null) expect(lotId).toMatch(ID);
      const segments = path.split('/').concat(new URLSearchParams(search).getAll('lot'));
      for (const each of segments.filter((id) => id !== SALE && id !== LOT)) {
        const found = [
          selectSale(state(), each),
          selectOverview(state(), each),
          selectLot(state(), each),
          selectPhotoIdsOfLot(state(), each)[0],
          selectUidsByLot(state()).get(each),
        ].filter((what) => what !== undefined);
        if (found.length > 0) throw new Error(`There is something under "${each}".`);
      }
      if (saleId !== undefined) asked.push(saleId);
    }),
    { numRuns: 2000, seed: 11, endOnFailure: true },
  );
  await settle();
  expect(moves).toBe(2000);
  expect(asked).toContain(SALE);
  expect(space.failures).toEqual([]);
  // Back at the sale, the person finds it as it was.
  space.history.push(`/sales/${SALE}?lot=${LOT}`);
  await settle();
  expect(space.read(selectLot, LOT)?.id).toBe(LOT);
});
