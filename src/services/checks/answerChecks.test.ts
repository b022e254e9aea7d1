import type { CheckSetup } from '../../domain/platforms/validate/saleCheck';
import { answerChecks } from './answerChecks';

const sale = {
  id: 's',
  title: 'Books',
  date: '2026-05-01',
  place: null,
  currency: 'EUR',
  categories: {},
  fieldNames: {},
};
const setup = { sale, platformIds: ['lotsmith', 'ofANewerBuild'], seesPrivate: true } satisfies CheckSetup;

describe('the check in its worker', () => {
  it('says which of the platforms it knows, and then what is wrong with lots', () => {
    const answer = answerChecks();
    const begun = answer({ setup });
    expect('platforms' in begun && begun.platforms.map(({ id }) => id)).toEqual(['lotsmith']);
    expect(answer({ changed: [] })).toMatchObject({ answer: { lots: [] } });
  });

  it('is broken when lots come before what they are checked against, and says so', () => {
    expect(answerChecks()({ changed: [] })).toEqual({
      broken: 'Error: Lots came before what they are checked against.',
    });
  });
});
