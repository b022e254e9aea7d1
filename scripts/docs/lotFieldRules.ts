import { LOT_TYPES } from '../../src/domain/lots/lot';
import type { LotFieldRule } from '../../src/domain/lots/lotFields';

/** The registry of the fields, or one with more of them. */
export type Registry = Readonly<Record<string, LotFieldRule>>;
type Field = readonly [name: string, rule: LotFieldRule];

const WIDTH = 116;

const quoted = (name: string): string => `'${name}'`;
const literal = (value: string | number | null): string => (typeof value === 'string' ? quoted(value) : String(value));

/** Words with commas between them, as many in a line as fit; further lines are indented. */
function wrapped(before: string, items: readonly string[], after: string, indent: string): string {
  const lines = [before];
  for (const [place, item] of items.entries()) {
    const word = place === items.length - 1 ? `${item}${after}` : `${item},`;
    const line = lines.at(-1) ?? '';
    const joined = line.endsWith('[') || line.endsWith('{') ? `${line}${word}` : `${line} ${word}`;
    if (joined.length <= WIDTH) lines[lines.length - 1] = joined;
    else lines.push(`${indent}${word}`);
  }
  return items.length === 0 ? `${before}${after}` : lines.join('\n');
}

const all = (conditions: readonly string[]): string => conditions.join('\n    && ');

const isText = ([, { kind }]: Field): boolean => kind === 'text' || kind === 'longText';

/** What a stored value must be. */
function condition(value: string, { kind, longest, most }: LotFieldRule): string {
  switch (kind) {
    case 'text':
    case 'longText':
      return `text(${value}, ${String(longest)})`;
    case 'money':
      return `moneyOrNull(${value})`;
    case 'count':
      return `whole(${value}, 1, ${String(most)})`;
    case 'choice':
      return `${value} in [${LOT_TYPES.map(quoted).join(', ')}]`;
    case 'photo':
      return `(${value} == null || deviceId(${value}))`;
  }
}

/** A field that came later may be missing: then it is what a lot has at first. */
const valueIn = (lot: string, [name, { since, initial }]: Field): string =>
  since === 1 ? `${lot}.${name}` : mayBeMissing(lot, [name, { initial }]);
const mayBeMissing = (lot: string, [name, { initial }]: readonly [string, Pick<LotFieldRule, 'initial'>]): string =>
  `${lot}.get('${name}', ${literal(initial)})`;

const BEFORE = ['number', 'suffix', 'order'];
const AFTER = ['status', 'deletedAt', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'lastOp'];

function ofLots(shared: readonly Field[]): string {
  const first = shared.filter(([, { since }]) => since === 1).map(([name]) => name);
  const later = shared.filter(([, { since }]) => since > 1).map(([name]) => name);
  // The cover belongs to the state of a lot, which every step looks at again.
  const checked = shared.filter(([name]) => name !== 'coverPhotoId');
  const valid = (name: string, kinds: readonly string[]): string[] => [
    `function ${name}(lot) {`,
    `  return ${all(checked.filter(([, rule]) => kinds.includes(rule.kind)).map((each) => condition(valueIn('lot', each), each[1])))};`,
    '}',
  ];
  const empty = [
    ...BEFORE.map((name) => `'${name}': ${name === 'number' ? 'null' : "''"}`),
    ...shared.map(([name, { initial }]) => `'${name}': ${literal(initial)}`),
    ...["'status': 'draft'", "'hammer': null", "'deletedAt': null", "'extras': null"],
  ];
  return [
    'function lotFields() {',
    wrapped('  return [', [...BEFORE, ...first, ...AFTER].map(quoted), '];', '    '),
    '}',
    wrapped('function laterLotFields() { return [', ['hammer', 'extras', ...later].map(quoted), ']; }', '    '),
    '',
    ...valid('validLotText', ['text', 'longText']),
    ...valid('validLotObject', ['count', 'choice', 'photo']),
    ...valid('validLotMoney', ['money']),
    '',
    '// What a lot begins with; whatever else it is made with is in the record of its creation. An older build leaves',
    '// out what came later.',
    'function emptyLot() {',
    wrapped('  return {', empty, '};', '    '),
    '}',
  ].join('\n');
}

function ofPrivate(fields: readonly Field[]): string {
  const names = [...fields.map(([name]) => name), 'updatedAt', 'updatedBy', 'lastOp'];
  const recorded = fields.map(
    ([name, rule]) =>
      `    '${name}': {'before': ${mayBeMissing('was', [name, rule])}, 'after': ${mayBeMissing('now', [name, rule])}}`,
  );
  const clean = fields.filter(isText).map(([name]) => `(!('${name}' in changes) || clean(after.${name}))`);
  return [
    "// It begins with whatever is said first: two who begin it at once must not overwrite each other's half.",
    'function validLotPrivate(data) {',
    wrapped('  return data.keys().hasOnly([', names.map(quoted), '])', '      '),
    `    && ${all([...fields.map((each) => condition(mayBeMissing('data', each), each[1])), 'updatedByMeNow(data)'])};`,
    '}',
    'function privateChanges(was, now) {',
    '  return {',
    recorded.join(',\n'),
    '  };',
    '}',
    'function cleanPrivate(changes, after) {',
    `  return ${all(clean)};`,
    '}',
  ].join('\n');
}

function ofTemplates(shared: readonly Field[]): string {
  const fields = shared.filter(([, { inTemplates }]) => inTemplates);
  const blocks = shared.filter(([, { hasTextBlocks }]) => hasTextBlocks).map(([name]) => quoted(name));
  return [
    'function validTemplateFields(fields) {',
    '  return fields is map',
    wrapped(
      '    && fields.keys().hasOnly([',
      fields.map(([name]) => quoted(name)),
      '])',
      '      ',
    ),
    `    && ${all(fields.map((each) => condition(mayBeMissing('fields', each), each[1])))};`,
    '}',
    'function hasTextBlocks(template) {',
    wrapped('  return template.field in [', blocks, '];', '    '),
    '}',
    'function cleanTemplateFields(before, after) {',
    `  return ${all(fields.filter(isText).map(([name]) => `cleanField(before, after, '${name}')`))};`,
    '}',
  ].join('\n');
}

function ofRecords(shared: readonly Field[]): string {
  const recorded = [
    ...BEFORE.map((name) => `'${name}': {'before': was.get('${name}', null), 'after': now.${name}}`),
    ...shared.map((each) => {
      const [name, { since, initial }] = each;
      const before = `was.get('${name}', ${since === 1 ? 'null' : literal(initial)})`;
      return `'${name}': {'before': ${before}, 'after': ${valueIn('now', each)}}`;
    }),
  ];
  const later = shared.filter(([, { since }]) => since > 1).map(([name]) => `'${name}': null`);
  const texts = shared.filter(isText).map(([name]) => `changes.get('${name}', none).after`);
  return [
    '// Each field as a record has to name it: its value before, which a new lot does not have, and its value after.',
    'function lotChanges(was, now) {',
    '  return {',
    recorded.map((line) => `    ${line}`).join(',\n'),
    '  };',
    '}',
    wrapped('function beforeItWasMade() { return {', later, '}; }', '    '),
    'function cleanLot(changes) {',
    "  let none = {'after': ''};",
    wrapped('  return clean([', texts, "].join(''));", '    '),
    '}',
  ].join('\n');
}

function ofCatalogues(fields: readonly Field[]): string {
  const published = fields.filter(([, { reads }]) => reads === 'everyone').map(([name]) => name);
  const names = ['id', ...BEFORE, ...published, 'status', 'photos'].map(quoted);
  return ['function publishedFields() {', wrapped('  return [', names, '];', '    '), '}'].join('\n');
}

/** What firestore.rules says of these fields, by the names of its marked parts. */
export function rulesOfFields(registry: Registry): Readonly<Record<string, string>> {
  const fields = Object.entries(registry);
  const shared = fields.filter(([, { reads }]) => reads !== 'editors');
  return {
    'of lots': ofLots(shared),
    'of what is private': ofPrivate(fields.filter(([, { reads }]) => reads === 'editors')),
    'of templates': ofTemplates(shared),
    'of records': ofRecords(shared),
    'of catalogues': ofCatalogues(fields),
  };
}
