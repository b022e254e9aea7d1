import { signedIn, signedOut } from '../../features/auth/model/authSlice';
import {
  accountLanguageKnown,
  chooseLanguage,
  selectIsLanguageAwaited,
  selectLanguage,
} from '../../features/language/languageSlice';
import { createFakeLanguages } from '../../testing/fakes/fakeLanguages';
import { createFakeDeviceMemory } from '../../testing/fakes/fakeDeviceMemory';
import type { MemoryKey } from '../../services/memory/DeviceMemory';
import { buildUser } from '../../testing/stores/builders';
import { makeTestStore, settle } from '../../testing/stores/makeTestStore';
import { LONGEST_WAIT_MS } from './followLanguage';

interface Start {
  readonly wished?: readonly string[];
  readonly known?: Partial<Record<MemoryKey, string>>;
  readonly slow?: boolean;
}

async function start({ wished = ['en'], known = {}, slow = false }: Start = {}) {
  const languages = createFakeLanguages({ wished, slow });
  const memory = createFakeDeviceMemory(known);
  const made = makeTestStore({ gateways: { languages, memory }, stopped: true });
  const received = jest.spyOn(made.auth, 'setLanguage');
  made.store.start();
  await settle();
  return {
    ...made,
    languages,
    memory,
    received,
    language: () => selectLanguage(made.store.getState()),
    awaited: () => selectIsLanguageAwaited(made.store.getState()),
    messages: () => made.store.getState().notifications.list.map(({ message }) => message),
  };
}

describe('at the start', () => {
  it('is in English at once where English is asked for, and fetches nothing', async () => {
    const { store, languages, received, language, awaited, types } = await start();
    expect([language(), awaited()]).toEqual(['en', false]);
    expect(languages.asked).toEqual([]);
    expect(types()).not.toContain('language/languageAwaited');
    expect(received).toHaveBeenLastCalledWith('en');
    await store.stop();
  });

  it('waits for the texts of another language, and for nothing else', async () => {
    const { store, languages, received, language, awaited, types } = await start({
      wished: ['de-AT', 'en'],
      slow: true,
    });
    expect([language(), awaited()]).toEqual(['en', true]);
    expect(received).toHaveBeenLastCalledWith('de');
    languages.arrive('de');
    await settle();
    expect([language(), awaited()]).toEqual(['de', false]);
    // The page does not come in English first.
    expect(types().filter((type) => type === 'language/languageChanged')).toHaveLength(1);
    await store.stop();
  });

  it('comes in English at once when English is chosen before the texts of another language are there', async () => {
    const { store, languages, language, awaited } = await start({ wished: ['de'], slow: true });
    expect(awaited()).toBe(true);
    store.dispatch(chooseLanguage({ language: 'en' }));
    await settle();
    expect([language(), awaited()]).toEqual(['en', false]);
    languages.arrive('de');
    await settle();
    expect(language()).toBe('en');
    await store.stop();
  });

  it('goes on in English when the texts cannot be loaded, and says so', async () => {
    const { store, languages, language, awaited, messages } = await start({ wished: ['de'], slow: true });
    languages.refuse('de');
    await settle();
    expect([language(), awaited()]).toEqual(['en', false]);
    expect(messages()).toEqual([expect.stringContaining('Deutsch could not be loaded')]);
    await store.stop();
  });

  it('says once that the texts did not come, also when the first sign-in state comes after that', async () => {
    const refused = { ...createFakeLanguages({ wished: ['de'] }), load: () => Promise.reject(new Error('offline')) };
    const { store } = makeTestStore({ gateways: { languages: refused } });
    await settle();
    expect(store.getState().auth.status).toBe('signedOut');
    expect(store.getState().notifications.list).toHaveLength(1);
    await store.stop();
  });

  it('comes in English when the texts are late, and changes when they are there', async () => {
    jest.useFakeTimers();
    const { store, languages, language, awaited } = await start({ wished: ['de'], slow: true });
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
    expect([language(), awaited()]).toEqual(['en', false]);
    languages.arrive('de');
    await settle();
    expect(language()).toBe('de');
    await store.stop();
    jest.useRealTimers();
  });

  it('takes the account before the device before the browser', async () => {
    const account = await start({ known: { accountLanguage: 'de', language: 'en' } });
    // Nobody is signed in any more: what the account had chosen is forgotten by the first answer.
    expect([account.language(), account.memory.read('accountLanguage')]).toEqual(['en', null]);
    expect(account.languages.asked[0]).toBe('de');
    const device = await start({ known: { language: 'de' }, wished: ['en'] });
    expect(device.language()).toBe('de');
    await Promise.all([account.store.stop(), device.store.stop()]);
  });
});

describe('a choice', () => {
  it('on this device is remembered, and the page changes when the texts are there', async () => {
    const { store, languages, memory, received, language, awaited } = await start({ slow: true });
    store.dispatch(chooseLanguage({ language: 'de' }));
    await settle();
    // The page stays as it is until the texts are there: no flash, no empty page.
    expect([language(), awaited(), memory.read('language')]).toEqual(['en', false, 'de']);
    languages.arrive('de');
    await settle();
    expect(language()).toBe('de');
    expect(received).toHaveBeenLastCalledWith('de');
    await store.stop();
  });

  it('that is taken back before the texts come is taken back', async () => {
    const { store, languages, language } = await start({ slow: true });
    store.dispatch(chooseLanguage({ language: 'de' }));
    store.dispatch(chooseLanguage({ language: 'en' }));
    languages.arrive('de');
    await settle();
    expect(language()).toBe('en');
    await store.stop();
  });

  it('whose texts do not come leaves the page as it is, says so, and can be made again', async () => {
    const { store, languages, language, messages } = await start({ slow: true });
    store.dispatch(chooseLanguage({ language: 'de' }));
    await settle();
    languages.refuse('de');
    await settle();
    expect(language()).toBe('en');
    expect(messages()).toHaveLength(1);
    store.dispatch(chooseLanguage({ language: 'de' }));
    await settle();
    languages.arrive('de');
    await settle();
    expect(language()).toBe('de');
    await store.stop();
  });

  it('of the account counts while it is signed in; then the language of the device is back', async () => {
    const { store, memory, received, language } = await start({ known: { language: 'en' } });
    store.dispatch(signedIn(buildUser()));
    store.dispatch(accountLanguageKnown({ language: 'de' }));
    await settle();
    expect([language(), memory.read('accountLanguage')]).toEqual(['de', 'de']);
    store.dispatch(signedOut({ reason: 'requested' }));
    await settle();
    expect([language(), memory.read('accountLanguage'), memory.read('language')]).toEqual(['en', null, 'en']);
    expect(received).toHaveBeenLastCalledWith('en');
    await store.stop();
  });

  it('of the account that is none leaves it to the device', async () => {
    const { store, language } = await start({ known: { language: 'de' } });
    store.dispatch(signedIn(buildUser()));
    store.dispatch(accountLanguageKnown({ language: 'en' }));
    await settle();
    expect(language()).toBe('en');
    store.dispatch(accountLanguageKnown({ language: null }));
    await settle();
    expect(language()).toBe('de');
    await store.stop();
  });
});
