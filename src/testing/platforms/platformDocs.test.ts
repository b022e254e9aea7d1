import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLATFORMS } from '../../domain/platforms/profiles/platforms';
import { platformDocs } from './platformDocs';

/** `LOTSMITH_GOLDEN=write npx jest platformDocs` writes the part anew. */
const FILE = path.join(__dirname, '../../../docs/platforms.md');
const MARK = '<!-- made of the profiles; do not edit below -->';

it('the facts of the platforms stand in the docs as the profiles have them', () => {
  const text = readFileSync(FILE, 'utf8');
  const [own = ''] = text.split(MARK);
  const wanted = `${own}${MARK}\n\n${PLATFORMS.map(platformDocs).join('\n')}`;
  if (process.env['LOTSMITH_GOLDEN'] === 'write') writeFileSync(FILE, wanted);
  expect(readFileSync(FILE, 'utf8')).toBe(wanted);
});
