import type { Sale } from '../../../domain/sales/sale';
import { chooseLanguage } from '../../../features/language/languageSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { createSaleServer } from '../../../services/sales/saleServer';
import { createFakeLanguages, type FakeLanguages } from '../../../testing/fakes/fakeLanguages';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const german = { ...lotTexts.texts, fields: { ...lotTexts.texts.fields, title: 'Titel', hammer: 'Zuschlag' } };

let space: Workspace;
let languages: FakeLanguages;
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

async function open(settings: Pick<Sale, 'exportSettings'>, slow = false, person = 'en'): Promise<void> {
  languages = createFakeLanguages({ wished: [person], catalogues: { de: { lot: german } }, slow });
  const server = createSaleServer();
  server.sales.set(SALE, { ...OPEN_SALE, platforms: ['hiBid'], ...settings });
  space = makeWorkspace({ sales: createFakeSalesGateway(null, server), languages });
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
}
/** How fields are called in what is checked. */
const names = (): Readonly<Record<string, string>> | undefined => {
  const setups = space.checker.requests.flatMap((each) => ('setup' in each ? [each.setup] : []));
  return setups.at(-1)?.sale.fieldNames;
};
const warnings = (): unknown[] => jest.mocked(console.warn).mock.calls.filter(([text]) => /export/.test(String(text)));

it.each<[string, string, Pick<Sale, 'exportSettings'>, string]>([
  ['the language of the sale', 'en', { exportSettings: { language: 'de' } }, 'Titel'],
  ['the language of the sale', 'de', { exportSettings: { language: 'en' } }, 'Title'],
  ['that of the person where the sale has none', 'en', {}, 'Title'],
  ['that of the person where the sale has none', 'de', {}, 'Titel'],
  ['that of the person where nobody knows that of the sale', 'de', { exportSettings: { language: 'tlh' } }, 'Titel'],
])('fields are called by %s: a person with %s', async (_, person, settings, title) => {
  await open(settings, false, person);
  expect([names()?.['title'], warnings()]).toEqual([title, []]);
  // What a lot was sold for goes to no platform.
  expect(names()).not.toHaveProperty('hammer');
});

it('fields are called in another language once the person has chosen it', async () => {
  await open({});
  expect(names()?.['title']).toBe('Title');
  space.store.dispatch(chooseLanguage({ language: 'de' }));
  await settle();
  expect([names()?.['title'], space.checker.running]).toEqual(['Titel', 1]);
});

it('fields are called in the language of the person where that of the sale cannot be fetched', async () => {
  await open({ exportSettings: { language: 'de' } }, true);
  expect([names(), new Set(languages.asked)]).toEqual([undefined, new Set(['de'])]);
  languages.refuse('de');
  await settle();
  expect(names()?.['title']).toBe('Title');
  expect(warnings()).toHaveLength(1);
});
