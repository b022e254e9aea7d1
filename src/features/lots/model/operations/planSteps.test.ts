import { buildLot } from '../../../../testing/stores/builders';
import { draftResult, resultOfCell } from '../results/draftResult';
import { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { operationTexts } from '../texts/operationTexts';
import { describeSteps, planSteps } from './planSteps';

const WORDS = { lot: lotTexts.texts, lots: lotsTexts.texts, operations: operationTexts.texts };
const BARE = { title: '', description: '' };

describe('a step of many lots', () => {
  const plan = (step: 'markReady' | 'backToDraft', ...lots: Parameters<typeof buildLot>[0][]) =>
    planSteps('sale', lots.map(buildLot), step, (lotId) => lotId === 'unread');
  const said = (...of: Parameters<typeof plan>) => describeSteps(plan(...of), WORDS, 'en');

  it('is taken by those that can, and refused by those that cannot', () => {
    const { drafts, refused } = plan(
      'markReady',
      ...[{ id: 'whole' }, { id: 'bare', ...BARE }, { id: 'unread' }, { id: 'done', status: 'ready' } as const],
      { id: 'sold', status: 'sold' },
    );
    expect(drafts).toEqual([{ saleId: 'sale', lotId: 'whole', kind: 'setLotStatus', before: 'draft', after: 'ready' }]);
    expect(refused.map(({ id }) => id)).toEqual(['bare', 'unread', 'sold']);
  });

  it('leads back to a draft whatever the lot lacks', () => {
    const { drafts, refused } = plan(
      'backToDraft',
      ...[
        { id: 'unread', status: 'ready', ...BARE } as const,
        { id: 'draft' },
        { id: 'out', status: 'published' } as const,
      ],
    );
    expect(drafts).toEqual([
      { saleId: 'sale', lotId: 'unread', kind: 'setLotStatus', before: 'ready', after: 'draft' },
    ]);
    expect(refused.map(({ id }) => id)).toEqual(['out']);
  });

  it('says what it did, and why it was refused', () => {
    expect(said('markReady', { status: 'ready' })).toBe('The chosen lots are ready already.');
    expect(said('backToDraft')).toBe('The chosen lots are drafts already.');
    expect(said('markReady', {}, { id: 'b' })).toBe('2 lots are ready now.');
    expect(said('markReady', {}, { number: 2, ...BARE })).toBe(
      'One lot is ready now. One lot cannot be marked as ready. Lot 2: It still needs a title and a description.',
    );
    expect(said('markReady', { id: 'unread' })).toBe(
      'One lot cannot be marked as ready. Lot 1: An amount or the lot number is not saved yet.',
    );
    expect(said('backToDraft', { status: 'sold' })).toBe('One lot cannot go back to draft. Lot 1: It is sold.');
  });

  it('gives three reasons, and counts the rest', () => {
    const four = [1, 2, 3, 4].map((number) => ({ number, status: 'passed' as const }));
    const three = '3 lots cannot go back to draft. Lot 1: It is passed. Lot 2: It is passed. Lot 3: It is passed.';
    expect(said('backToDraft', ...four.slice(0, 3))).toBe(three);
    expect(said('backToDraft', ...four)).toBe(`${three.replace('3 lots', '4 lots')} And 1 more.`);
  });

  it('calls a lot without a number by its title, cut where it is long', () => {
    const named = (title: string) => said('markReady', { number: null, title }).split(': ')[0]?.split('ready. ')[1];
    expect(named(' A vase ')).toBe('Lot without a number (A vase)');
    expect(named('')).toBe('Lot without a number');
    expect(named('x'.repeat(40))).toBe(`Lot without a number (${'x'.repeat(40)})`);
    expect(named(`${'x'.repeat(39)} and more`)).toBe(`Lot without a number (${'x'.repeat(39)}…)`);
  });
});

describe('a result that is entered', () => {
  const lot = buildLot({ status: 'published' });
  const published = { status: 'published', hammer: null } as const;

  it('becomes an operation where it is another one than the lot has', () => {
    expect(draftResult('sale', lot, { status: 'sold', hammer: 900 })).toEqual({
      ...{ saleId: 'sale', lotId: 'lot1', kind: 'setResult', before: published },
      after: { status: 'sold', hammer: 900 },
    });
    // Only a lot that is sold has a price.
    expect(draftResult('sale', lot, { status: 'passed', hammer: 900 })).toMatchObject({
      after: { status: 'passed', hammer: null },
    });
    expect(draftResult('sale', lot, published)).toBeNull();
    expect(draftResult('sale', buildLot({ status: 'sold', hammer: 5 }), { status: 'sold', hammer: 5 })).toBeNull();
  });

  it('is none of a lot that was never offered', () => {
    const sold = { status: 'sold', hammer: 5 } as const;
    expect(draftResult('sale', buildLot(), sold)).toBe('neverOffered');
    expect(draftResult('sale', buildLot({ status: 'ready' }), sold)).toBe('neverOffered');
    expect(draftResult('sale', { ...lot, deletedAt: 1 }, sold)).toBe('neverOffered');
  });

  it('is what the cell of the price says', () => {
    const sold = buildLot({ status: 'sold', hammer: 5 });
    expect(resultOfCell('lot1', lot, { hammer: 900 })).toEqual({ lotId: 'lot1', status: 'sold', hammer: 900 });
    expect(resultOfCell('lot1', undefined, { hammer: 0 })).toEqual({ lotId: 'lot1', status: 'sold', hammer: 0 });
    expect(resultOfCell('lot1', sold, { result: 'withdrawn', hammer: null })).toEqual({
      ...{ lotId: 'lot1', status: 'withdrawn', hammer: null },
    });
    // An emptied cell.
    expect(resultOfCell('lot1', sold, { hammer: null })).toEqual({ lotId: 'lot1', status: 'sold', hammer: null });
    expect(resultOfCell('lot1', sold, {})).toEqual({ lotId: 'lot1', status: 'sold', hammer: null });
    expect(resultOfCell('lot1', buildLot({ status: 'passed' }), {})).toEqual({
      ...{ lotId: 'lot1', status: 'published', hammer: null },
    });
    expect([resultOfCell('lot1', lot, {}), resultOfCell('lot1', undefined, {})]).toEqual([null, null]);
  });
});
