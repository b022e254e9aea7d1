import { extendChoice, toggleChoice } from './galleryChoice';

const ids = ['a', 'b', 'c', 'd', 'e'];
const choose = (...lotIds: string[]): Record<string, true> => Object.fromEntries(lotIds.map((id) => [id, true]));

describe('a range', () => {
  it('begins at the active lot, and what was chosen before stays', () => {
    const { lotIds } = extendChoice(null, { ids, chosen: choose('e'), active: 'b' }, 'c');
    expect(lotIds).toEqual(['e', 'b', 'c']);
  });

  it('becomes smaller again, and turns round at its beginning', () => {
    const first = extendChoice(null, { ids, chosen: choose('e'), active: 'c' }, 'd');
    const back = extendChoice(first.run, { ids, chosen: choose(...first.lotIds), active: 'd' }, 'c');
    expect(back.lotIds).toEqual(['e', 'c']);
    const round = extendChoice(back.run, { ids, chosen: choose(...back.lotIds), active: 'c' }, 'a');
    expect(round.lotIds).toEqual(['e', 'a', 'b', 'c']);
  });

  it('begins anew when somebody has chosen otherwise since', () => {
    const first = extendChoice(null, { ids, chosen: choose('e'), active: 'a' }, 'b');
    const anew = extendChoice(first.run, { ids, chosen: {}, active: 'c' }, 'd');
    expect(anew.lotIds).toEqual(['c', 'd']);
  });

  it('begins where it leads when its beginning is not in the view any more', () => {
    const first = toggleChoice({}, 'a');
    const view = { ids: ['b', 'c'], chosen: choose('a'), active: null };
    expect(extendChoice(first.run, view, 'c').lotIds).toEqual(['a', 'c']);
  });

  it('goes on from the lot that was chosen or let go last', () => {
    const gone = toggleChoice(choose('a', 'b'), 'b');
    expect(gone.lotIds).toEqual(['a']);
    expect(extendChoice(gone.run, { ids, chosen: choose('a'), active: 'b' }, 'd').lotIds).toEqual(['a', 'b', 'c', 'd']);
  });
});
