import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(path.resolve('src/shared/ui', file), 'utf8');

it('has a drawing for each name, and a name for each drawing', () => {
  const names = [...read('Icon.tsx').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name);
  const drawn = [...read('icons.svg').matchAll(/id="(\w+)"/g)].map(([, id]) => id);
  expect(names.length).toBeGreaterThan(20);
  expect(drawn).toEqual(names);
});
