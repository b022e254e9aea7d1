import { climbs } from './floors';
import { circles, crowded } from './folders';

const files = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index));

describe('crowded', () => {
  test('bites on 26 files in one folder, and names it with its count', () => {
    const bad = files(26, (index) => `src/sagas/lots/step${index}.ts`);
    expect(crowded(bad)).toEqual([expect.stringMatching(/^src\/sagas\/lots\n {2}small-folders: 26 files/)]);
  });

  test('counts tests and styles, but neither drawings nor what lies in folders below', () => {
    const full = files(25, (index) => `src/a/part${index}.tsx`);
    expect(crowded([...full, 'src/a/part0.test.tsx'])).toHaveLength(1);
    expect(crowded([...full, 'src/a/part0.module.css'])).toHaveLength(1);
    expect(crowded([...full, 'src/a/icon.svg', 'src/a/b/part.ts'])).toEqual([]);
  });
});

describe('circles', () => {
  const there = { from: 'src/a/one.ts', to: 'src/b/two.ts' };

  test('bites on two folders that import each other, though no file does', () => {
    const found = circles([there, { from: 'src/b/other.ts', to: 'src/a/third.ts' }]);
    expect(found).toHaveLength(2);
    expect(found[0]).toContain('src/a/one.ts → src/b/two.ts\n  one-way-folders:');
  });

  test('bites on a circle of three, and on a folder and a folder in it', () => {
    const round = [there, { from: 'src/b/two.ts', to: 'src/c/x.ts' }, { from: 'src/c/y.ts', to: 'src/a/z.ts' }];
    expect(circles(round)).toHaveLength(3);
    expect(
      circles([
        { from: 'a/x.ts', to: 'a/in/y.ts' },
        { from: 'a/in/z.ts', to: 'a/v.ts' },
      ]),
    ).toHaveLength(2);
  });

  test('leaves imports alone that run one way, and those inside a folder', () => {
    const inside = { from: 'src/a/one.ts', to: 'src/a/other.ts' };
    expect(
      circles([there, inside, { from: 'src/a/one.ts', to: 'src/c/x.ts' }, { from: 'src/b/two.ts', to: 'src/c/x.ts' }]),
    ).toEqual([]);
  });
});

describe('climbs', () => {
  const bad: [from: string, to: string][] = [
    ['src/domain/lots/lot.ts', 'src/shared/id.ts'],
    ['src/shared/ui/buttons/Button.tsx', 'src/services/failure.ts'],
    ['src/services/auth/session/openAuth.ts', 'src/testing/fakes/auth/fakeAuthGateway.ts'],
    ['src/features/auth/model/authSlice.ts', 'src/sagas/base/effects.ts'],
    ['src/features/sales/salesSlice.ts', 'src/features/sales/list/SalesPage.tsx'],
    ['src/sagas/lots/sale/openSale.ts', 'src/store/hooks.ts'],
    ['src/store/rootReducer.ts', 'src/features/navigation/ui/usePanel.ts'],
    ['src/features/lots/ui/grid/GridTable.tsx', 'src/app/shell/App.tsx'],
    ['local/cli.ts', 'scripts/lib/serveDist.mjs'],
    ['scripts/checks/productionBundle.ts', 'bench/size.ts'],
  ];

  test.each(bad)('bites on %s → %s', (from, to) => {
    expect(climbs([{ from, to }])).toEqual([expect.stringMatching(/one-way-floors: .* must not know /)]);
  });

  test.each(bad)('leaves the way back alone: from the file of the second place to %s', (low, high) => {
    expect(climbs([{ from: high, to: low }])).toEqual([]);
  });

  test('takes hooks and contexts of a small feature for screens, and configuration for no floor', () => {
    expect(climbs([{ from: 'src/features/sales/salesHooks.ts', to: 'src/store/hooks.ts' }])).toEqual([]);
    expect(climbs([{ from: 'src/features/sales/useSale.ts', to: 'src/store/hooks.ts' }])).toEqual([]);
    expect(climbs([{ from: 'vite.config.ts', to: 'scripts/lib/noProbePlugin.mjs' }])).toEqual([]);
  });
});
