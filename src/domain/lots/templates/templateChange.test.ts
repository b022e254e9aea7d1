import type { LotTemplate, TextBlock } from '../template';
import { changedTemplate, templateParts } from './templateChange';

const CHAIRS: LotTemplate = {
  id: 'chairs',
  kind: 'lot',
  name: 'Chairs',
  order: 'a0',
  isDefault: false,
  fields: { category: 'Chairs', condition: 'Worn.', 'extras.height': 90 },
};
const SIGNED: TextBlock = {
  id: 'signed',
  kind: 'text',
  name: 'Signed',
  order: 'a1',
  field: 'condition',
  text: 'Signed.',
};

it('names what differs of a template, also what is gone, and nothing else', () => {
  const after = { ...CHAIRS, name: 'Seats', fields: { category: 'Chairs', title: 'A chair', 'extras.height': 91 } };
  expect(templateParts({ before: CHAIRS, after })).toEqual({
    head: { name: 'Seats' },
    fields: { condition: null, title: 'A chair', 'extras.height': 91 },
  });
  expect(templateParts({ before: SIGNED, after: { ...SIGNED, field: 'description' } })).toEqual({
    head: { field: 'description' },
    fields: {},
  });
  expect(templateParts({ before: CHAIRS, after: CHAIRS })).toEqual({ head: {}, fields: {} });
});

it('goes into a template that says other things by now', () => {
  const present = {
    ...CHAIRS,
    order: 'a5',
    fields: { category: 'Seats', condition: 'Restored.', 'extras.height': 80 },
  };
  const after = { ...CHAIRS, isDefault: true, fields: { category: 'Chairs', 'extras.height': 91 } };
  expect(changedTemplate(present, { before: CHAIRS, after })).toEqual({
    ...present,
    isDefault: true,
    fields: { category: 'Seats', 'extras.height': 91 },
  });
  const text = { ...SIGNED, text: 'Signed and dated.' };
  expect(changedTemplate({ ...SIGNED, name: 'By hand' }, { before: SIGNED, after: text })).toEqual({
    ...text,
    name: 'By hand',
  });
});

it('takes a field that holds nothing for one that is not there', () => {
  const stored = {
    ...CHAIRS,
    fields: { ...CHAIRS.fields, title: null, 'extras.depth': null },
  } as unknown as LotTemplate;
  expect(templateParts({ before: stored, after: CHAIRS })).toEqual({ head: {}, fields: {} });
  expect(templateParts({ before: CHAIRS, after: stored })).toEqual({ head: {}, fields: {} });
});
