import { settle } from '../../testing/stores/makeTestStore';
import { createGroups } from './groups';

function makeGroups() {
  const writings: { readonly owner: string; readonly items: readonly string[]; end(fails?: boolean): void }[] = [];
  const groups = createGroups<string, string>(
    (owner, items) =>
      new Promise((resolve, reject) => {
        const end = (fails = false): void => {
          if (fails) reject(new Error('No room.'));
          else resolve(items.map((item) => item.toUpperCase()));
        };
        writings.push({ owner, items, end });
      }),
  );
  return { groups, writings, written: () => writings.map(({ items }) => items.join('')) };
}

it('writes together what comes while the writing before is under way, and gives each its own result', async () => {
  const { groups, writings, written } = makeGroups();
  const [a, b] = [groups.add('ada', 'a'), groups.add('ada', 'b')];
  await settle();
  const [c, d] = [groups.add('ada', 'c'), groups.add('ada', 'd')];
  await settle();
  expect(written()).toEqual(['ab']);
  writings[0]?.end();
  expect([await a, await b]).toEqual(['A', 'B']);
  await settle();
  expect(written()).toEqual(['ab', 'cd']);
  writings[1]?.end();
  expect([await c, await d]).toEqual(['C', 'D']);
});

it('writes fifty at once at most, and all in their order', async () => {
  const { groups, writings } = makeGroups();
  const results = Array.from({ length: 120 }, (_, place) => groups.add('ada', `n${String(place)}`));
  for (let turn = 0; turn < 3; turn += 1) {
    await settle();
    writings[turn]?.end();
  }
  expect(writings.map(({ items }) => items.length)).toEqual([50, 50, 20]);
  expect((await Promise.all(results)).join()).toBe(results.map((_, place) => `N${String(place)}`).join());
});

it('writes nothing of two people together', async () => {
  const { groups, writings } = makeGroups();
  void groups.add('ada', 'a');
  void groups.add('ben', 'b');
  await settle();
  writings[0]?.end();
  await settle();
  expect(writings.map(({ owner, items }) => [owner, ...items])).toEqual([
    ['ada', 'a'],
    ['ben', 'b'],
  ]);
});

it('rejects those of a writing that failed, and goes on with the next', async () => {
  const { groups, writings } = makeGroups();
  const [a, b] = [groups.add('ada', 'a'), groups.add('ada', 'b')];
  await settle();
  const c = groups.add('ada', 'c');
  writings[0]?.end(true);
  await expect(a).rejects.toThrow('No room.');
  await expect(b).rejects.toThrow('No room.');
  await settle();
  writings[1]?.end();
  expect(await c).toBe('C');
});
