import type { GridName } from './api';
import { keepSale } from './kept';
import { createGridBench } from './measure';
import { listenToReact } from './renders';

/** `?grid=ours` and `?grid=peer` show a grid, `none` nothing; without it, the page only keeps the sale on the device. */
const asked = new URLSearchParams(window.location.search).get('grid');
if (asked === null) {
  await keepSale();
  Object.assign(globalThis, { isKept: true });
} else if (asked !== 'none') {
  const name: GridName = asked === 'peer' ? 'peer' : 'ours';
  const place = document.getElementById('root');
  if (place === null) throw new Error('There is no place for the page.');
  listenToReact();
  const { show } = name === 'ours' ? await import('./ours') : await import('./peer');
  Object.assign(globalThis, { gridBench: createGridBench(name, show(place)) });
}
