import { chooseAccountLanguage, choosePhoto, removePhoto } from '../../../features/account/model/accountCommands';
import { selectAccountLocale } from '../../../features/account/model/accountSlice';
import { selectUser } from '../../../features/auth/model/authSlice';
import { accountLanguageKnown } from '../../../features/language/languageSlice';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { makeAccount, type Account } from '../../../testing/stores/makeAccount';
import { settle } from '../../../testing/stores/makeTestStore';

let made: Account;
const photoURL = () => made.read(selectUser)?.photoURL;
const choose = () => made.ask(choosePhoto({ fileId: made.chosenFiles.hold(new File(['x'], 'me.png')) }));

beforeEach(async () => {
  made = await makeAccount();
});
afterEach(async () => {
  await made.store.stop();
  expect(made.failures).toEqual([]);
  expect(made.unknown).toEqual([]);
});

describe('the photo of the account', () => {
  it('is prepared, stored small, and named in the account', async () => {
    await choose();
    expect(made.section('photo')).toEqual({ status: 'done' });
    expect(await made.portraits.stored.get('user-1')?.text()).toBe('thumb of photo 1');
    expect(photoURL()).toMatch(/portrait\.jpg/);
  });

  it.each(['notAnImage', 'tooLarge', 'heicNotSupported'] as const)('is refused as %s', async (code) => {
    made.portraitPreparer.failNext('prepare', code);
    await choose();
    expect(made.section('photo')).toEqual({ status: 'refused', code });
    expect(made.portraits.stored.size).toBe(0);
    expect(photoURL()).toBeNull();
  });

  it('stays as it was when it could not be stored; the storage’s full quota lets no lane rest', async () => {
    made.portraits.failNext('save', 'quota-exceeded');
    await choose();
    expect(made.section('photo')).toEqual({ status: 'refused', code: 'data-failed' });
    expect(made.types()).not.toContain('rests/cooldownRequested');
    expect(photoURL()).toBeNull();
  });

  it('that is not here any more is refused: a click that time travel brings back stores nothing', async () => {
    await choose();
    await made.ask(choosePhoto({ fileId: 'gone' }));
    expect(made.section('photo')).toEqual({ status: 'refused', code: 'notPrepared' });
    expect(made.portraitPreparer.calls).toHaveLength(1);
  });

  it('is taken from the account, then from the files', async () => {
    await choose();
    made.portraits.failNext('remove', 'retry-limit-exceeded');
    await made.ask(removePhoto());
    expect(made.section('photo')).toEqual({ status: 'refused', code: 'network-request-failed' });
    expect(photoURL()).toBeNull();
    await made.ask(removePhoto());
    expect(made.section('photo')).toEqual({ status: 'done' });
    expect(made.portraits.stored.size).toBe(0);
  });

  it('leaves no worker and no file behind at the end of the session', async () => {
    const fileId = made.chosenFiles.hold(new File(['x'], 'me.png'));
    made.auth.emit({ type: 'changed', user: null });
    await settle();
    expect(made.portraitPreparer.calls).toEqual([{ op: 'close' }]);
    expect(made.chosenFiles.take(fileId)).toBeUndefined();
  });
});

describe('the language of the account', () => {
  it('is saved, shown, and reported to the page', async () => {
    await made.ask(chooseAccountLanguage({ language: 'de' }));
    expect(made.people.settings.locale).toBe('de');
    expect(made.read(selectAccountLocale)).toBe('de');
    expect(made.actions).toContainEqual(accountLanguageKnown({ language: 'de' }));
    expect(made.section('language')).toEqual({ status: 'done' });
  });

  it('stays as it was when it could not be saved', async () => {
    made.people.failNext('saveLocale', 'permission-denied');
    await made.ask(chooseAccountLanguage({ language: 'de' }));
    expect(made.section('language')).toEqual({ status: 'refused', code: 'data-failed' });
    expect(made.read(selectAccountLocale)).toBeNull();
    expect(made.types()).not.toContain(accountLanguageKnown.type);
  });

  it('is shown from the start as this device knows it', async () => {
    await made.store.stop();
    made = await makeAccount({}, { memory: createFakeDeviceMemory({ accountLanguage: 'de' }) });
    expect(made.read(selectAccountLocale)).toBe('de');
  });

  it('is shown as another device has chosen it', async () => {
    await made.ask(accountLanguageKnown({ language: 'de' }));
    expect(made.read(selectAccountLocale)).toBe('de');
  });
});
