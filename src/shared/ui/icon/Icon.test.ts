import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const place = (file: string) => path.resolve('src/shared/ui/icon', file);
const read = (file: string) => readFileSync(place(file), 'utf8');

it('has a drawing and a rule that brings it for each name, and a name for each drawing', () => {
  const names = [...read('Icon.tsx').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name);
  const rules = [...read('Icon.module.css').matchAll(/\[data-icon='(\w+)'\] \{\n {2}mask-image: url\('(.*)'\)/g)];
  expect(names.length).toBeGreaterThan(20);
  expect(rules.map(([, name, file]) => [name, file])).toEqual(names.map((name) => [name, `./icons/${name ?? ''}.svg`]));
  expect(readdirSync(place('icons')).sort()).toEqual(names.map((name) => `${name ?? ''}.svg`));
});
