import { type CatalogueLoaders, createLazyLanguages } from './lazyLanguages';

const german = { kit: { close: 'Schließen' } };
/** German stands for all languages but English: another one is added without a change here. */
const loaders = (de: CatalogueLoaders['de']): CatalogueLoaders =>
  ({ de }) as Partial<CatalogueLoaders> as CatalogueLoaders;

it('has English from the start, and the others when they are fetched', async () => {
  const load = jest.fn(async () => german);
  const languages = createLazyLanguages(loaders(load), () => ['de-AT']);
  expect(languages.wished()).toEqual(['de-AT']);
  await languages.load('en');
  expect(languages.present('en')).toEqual({});
  expect(load).not.toHaveBeenCalled();
  expect(languages.present('de')).toEqual({});
  await languages.load('de');
  await languages.load('de');
  expect(languages.present('de')).toBe(german);
  expect(load).toHaveBeenCalledTimes(1);
});

it('gives the same catalogue each time, so that a page renders only when the language changes', () => {
  const languages = createLazyLanguages(
    loaders(async () => german),
    () => [],
  );
  expect(languages.present('en')).toBe(languages.present('en'));
  expect(languages.present('de')).toBe(languages.present('de'));
});

it('says that a language could not be fetched, and fetches it at the next try', async () => {
  const load = jest.fn(async () => german).mockRejectedValueOnce(new Error('offline'));
  const languages = createLazyLanguages(loaders(load), () => []);
  await expect(languages.load('de')).rejects.toThrow('offline');
  expect(languages.present('de')).toEqual({});
  await languages.load('de');
  expect(languages.present('de')).toBe(german);
});
