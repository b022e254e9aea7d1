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

/** A few round dots are their own ends: thicker, so that they weigh what a line does. */
const DOTS = ['grip', 'more'];

it('draws all in one hand: the same field, line and ends', () => {
  const heads = readdirSync(place('icons')).map((file) => {
    const [head = ''] = /<svg[^>]*>/.exec(read(`icons/${file}`)) ?? [];
    const weight = DOTS.includes(file.replace('.svg', '')) ? '2.4' : '1.5';
    return { file, isOne: head.includes(`viewBox="0 0 20 20" fill="none" stroke="#000" stroke-width="${weight}"`) };
  });
  expect(heads.filter(({ isOne }) => !isOne)).toEqual([]);
});
