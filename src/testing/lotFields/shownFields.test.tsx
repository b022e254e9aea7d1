import { render, screen } from '@testing-library/react';
import { de } from '../../app/languages/de';
import type { PublishedLot } from '../../domain/catalogue/catalogue';
import { NO_PRIVATE_FIELDS } from '../../domain/lots/lot';
import { CatalogueFacts } from '../../features/catalogue/CatalogueFacts';
import { LotEditor } from '../../features/lots/ui/editor/LotEditor';
import { longestOf, parseCell, shownText } from '../../features/lots/model/fields/cellValues';
import {
  fieldOf,
  GRID_FIELDS,
  type GridField,
  kindOf,
  PRICE_FIELDS,
} from '../../features/lots/model/fields/gridColumns';
import { lotsHolding } from '../../features/lots/model/view/lotTextIndex';
import { fieldName } from '../../features/lots/model/history/describeAct';
import { lotTexts } from '../../features/lots/model/texts/lotsTexts';
import { operationTexts } from '../../features/lots/model/texts/operationTexts';
import { TemplateForm } from '../../features/lots/ui/templates/TemplateForm';
import { fold } from '../../domain/lots/lotSearch';
import { buildLot, SALE } from '../stores/makeWorkspace';
import { renderWorkspace } from '../screens/renderWorkspace';
import { ALL_FIELDS, exampleOf } from './exampleValue';

const extraName = (field: string): string => field;
const ENGLISH = { lot: lotTexts.texts, operations: operationTexts.texts, extraName };
const GERMAN = { lot: de.lot, operations: de.lotOperations, extraName };
const LANGUAGE = { currency: 'EUR', locale: 'en', lotTypes: lotTexts.texts.lotTypes };

describe.each(ALL_FIELDS)('the field %s', (field, rule) => {
  const value = exampleOf(rule);
  const isPrivate = rule.reads === 'editors';
  const lot = buildLot(isPrivate ? {} : { [field]: value });
  const own = { ...NO_PRIVATE_FIELDS, ...(isPrivate ? { [field]: value } : {}) };
  const label = fieldName(field, ENGLISH);

  it('has a name in both languages, which the history says', () => {
    expect(label).not.toBe(field);
    expect(fieldName(field, GERMAN)).not.toBe(field);
  });

  if (rule.kind !== 'photo') {
    const cell = field as GridField;

    it('is a column of its kind, and can be typed, pasted and set in many lots', () => {
      expect(GRID_FIELDS).toContain(cell);
      expect(fieldOf(cell)).toBe(cell);
      expect(kindOf(cell)).toBe(rule.kind);
      expect((PRICE_FIELDS as readonly string[]).includes(field)).toBe(rule.kind === 'money');
      const shown = shownText({ ...lot, ...own }, cell, LANGUAGE);
      expect(parseCell(cell, shown.replace(/[^\w. ]/g, ''), LANGUAGE)).toEqual({
        ok: true,
        changes: { [field]: value },
      });
      expect(parseCell(cell, '', LANGUAGE)).toEqual({ ok: true, changes: { [field]: rule.initial } });
    });

    it('takes what the rules take, and no more', () => {
      if (rule.longest !== undefined) {
        expect(longestOf(cell)).toBe(rule.longest);
        expect(parseCell(cell, 'x'.repeat(rule.longest), LANGUAGE).ok).toBe(true);
        expect(parseCell(cell, 'x'.repeat(rule.longest + 1), LANGUAGE)).toEqual({ ok: false, problem: 'tooLong' });
      }
      if (rule.most !== undefined) {
        expect(parseCell(cell, String(rule.most), LANGUAGE).ok).toBe(true);
        expect(parseCell(cell, String(rule.most + 1), LANGUAGE)).toEqual({ ok: false, problem: 'notACount' });
      }
    });

    it('has its place in the editor', async () => {
      const { store } = await renderWorkspace(
        <LotEditor saleId={SALE} lotId="lot1" currency="EUR" saleStatus="open" readOnly={false} />,
        ({ lots, sales }) => {
          void sales.create(SALE, { title: 'Clocks', date: '2027-03-12', currency: 'EUR' }, 'user-1');
          lots.seed(SALE, [lot]);
          lots.seedPrivate(SALE, [{ ...own, id: 'lot1' }]);
        },
      );
      expect(screen.getByLabelText(label)).toHaveAttribute('name', field);
      await store.stop();
    });
  }

  it('is found by the search as the registry says', () => {
    expect(lotsHolding([lot], () => own, [fold(String(value))], null)).toHaveLength(rule.searched ? 1 : 0);
  });

  it('is in the form of templates as the registry says', async () => {
    const draft = { id: 't', kind: 'lot', name: '', order: 'a0', isDefault: false, fields: {} } as const;
    const { store } = await renderWorkspace(
      <TemplateForm draft={draft} typed={{}} language={LANGUAGE} problems={{}} onSave={() => undefined} />,
    );
    expect(screen.queryByLabelText(label) !== null).toBe(rule.inTemplates);
    await store.stop();
  });

  if (rule.longest !== undefined && !['title', 'description'].includes(field)) {
    it('stands in the published catalogue when everyone may read it', () => {
      const published = { ...lot, ...own, photos: [] } as unknown as PublishedLot;
      render(<CatalogueFacts lot={published} currency="EUR" />);
      expect(screen.queryByText(label) !== null).toBe(rule.reads === 'everyone');
      expect(screen.queryByText(String(value)) !== null).toBe(rule.reads === 'everyone');
    });
  }
});
