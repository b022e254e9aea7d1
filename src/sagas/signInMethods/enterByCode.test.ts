import {
  confirmPhoneCode,
  giveUp,
  requestSignInLink,
  sendPhoneCode,
  choosePersistence,
  signIn,
} from '../../features/auth/model/attemptCommands';
import { selectAttempt } from '../../features/auth/model/attemptSlice';
import { selectUser } from '../../features/auth/model/authSlice';
import { selectCooldowns } from '../../features/auth/model/cooldownSlice';
import { makeSignInMethods } from '../../testing/stores/makeSignInMethods';
import { settle } from '../../testing/stores/makeTestStore';

const phoneNumber = '+4930901820';

let made: ReturnType<typeof makeSignInMethods>;
const attempt = () => made.read(selectAttempt);
const send = async (number = phoneNumber) => {
  made.store.dispatch(sendPhoneCode({ phoneNumber: number }));
  await settle();
};
const confirm = async (code: string) => {
  made.store.dispatch(confirmPhoneCode({ code }));
  await settle();
};

beforeEach(async () => {
  made = makeSignInMethods({ at: '/sign-in?next=%2Fsales%2F1' });
  await settle();
});
afterEach(async () => {
  expect(made.unknown).toEqual([]);
  expect(made.failures).toEqual([]);
  await made.store.stop();
});

describe('a code to a phone', () => {
  it('lets in', async () => {
    await send();
    expect(attempt()).toMatchObject({ status: 'needsCode', phoneNumber, checking: false, refusal: null });
    made.store.dispatch(confirmPhoneCode({ code: '123456' }));
    expect(attempt()).toMatchObject({ checking: true });
    await settle();
    expect(selectUser(made.store.getState())?.phoneNumber).toBe(phoneNumber);
    expect(attempt()).toEqual({ status: 'idle' });
    expect(made.memory.read('lastMethod')).toBe('phone');
  });

  it('can be tried again after a wrong one', async () => {
    await send();
    await confirm('000000');
    expect(attempt()).toMatchObject({ status: 'needsCode', checking: false, refusal: 'invalid-verification-code' });
    await confirm('123456');
    expect(selectUser(made.store.getState())?.phoneNumber).toBe(phoneNumber);
  });

  it('is sent again without leaving the page, and the new one counts', async () => {
    await send();
    made.store.dispatch(sendPhoneCode({ phoneNumber }));
    expect(attempt()).toMatchObject({ status: 'needsCode', checking: true });
    await settle();
    expect(attempt()).toMatchObject({ ticketId: made.signInMethods.sent[1]?.ticketId, checking: false });
    await confirm('123456');
    expect(selectUser(made.store.getState())?.phoneNumber).toBe(phoneNumber);
  });

  it('that cannot be sent again leaves the first one, and the phone rests', async () => {
    await send();
    made.signInMethods.failNext('sendPhoneCode', 'quota-exceeded');
    await send();
    expect(attempt()).toMatchObject({
      status: 'needsCode',
      ticketId: made.signInMethods.sent[0]?.ticketId,
      refusal: 'quota-exceeded',
    });
    expect(made.read(selectCooldowns).phone?.count).toBe(1);
  });

  it('goes to another number after giving up', async () => {
    await send();
    made.store.dispatch(giveUp());
    expect(attempt()).toEqual({ status: 'idle' });
    await send('+4930901821');
    expect(attempt()).toMatchObject({ status: 'needsCode', phoneNumber: '+4930901821' });
  });

  it('goes to another number at once, with a page that waits for no code of the first one meanwhile', async () => {
    await send();
    made.store.dispatch(sendPhoneCode({ phoneNumber: '+4930901821' }));
    expect(attempt()).toEqual({ status: 'working', method: 'phone' });
    await settle();
    expect(attempt()).toMatchObject({ status: 'needsCode', phoneNumber: '+4930901821' });
    await send('+1');
    expect(attempt()).toMatchObject({ status: 'refused', method: 'phone' });
  });

  it('is refused for what is no number', async () => {
    await send('+1');
    expect(attempt()).toMatchObject({ status: 'refused', method: 'phone' });
  });

  it('that is being checked is waited for, whatever else is pressed', async () => {
    await send();
    made.store.dispatch(confirmPhoneCode({ code: '123456' }));
    const pressed = [
      sendPhoneCode({ phoneNumber: '+4930901821' }),
      requestSignInLink({ email: 'ada@example.com' }),
      signIn({ email: 'ada@example.com', password: 'walnut-12' }),
    ];
    for (const press of pressed) {
      made.store.dispatch(press);
      expect(attempt()).toMatchObject({ status: 'needsCode', phoneNumber, checking: true });
    }
    await settle();
    expect(selectUser(made.store.getState())?.phoneNumber).toBe(phoneNumber);
    expect([made.signInMethods.sent.length, made.signInMethods.mails, made.auth.calls]).toEqual([1, [], []]);
  });

  it('that comes after giving up changes nothing', async () => {
    made.store.dispatch(sendPhoneCode({ phoneNumber }));
    made.store.dispatch(giveUp());
    await settle();
    expect(attempt()).toEqual({ status: 'idle' });
  });

  it('is checked once, however often it is pressed', async () => {
    await send();
    made.store.dispatch(confirmPhoneCode({ code: '000000' }));
    await confirm('000000');
    expect(made.signInMethods.calls.filter((call) => call.startsWith('confirm'))).toHaveLength(1);
  });
});

describe('a mailed link', () => {
  const request = async () => {
    made.store.dispatch(requestSignInLink({ email: 'ada@example.com' }));
    await settle();
  };

  it('is sent with the way back to the page one came for', async () => {
    await request();
    expect(attempt()).toEqual({ status: 'needsLink', email: 'ada@example.com' });
    expect(made.signInMethods.mails).toEqual([{ to: 'ada@example.com', continuePath: '/sign-in?next=%2Fsales%2F1' }]);
    expect(made.memory.read('linkEmail')).toBe('ada@example.com');
    expect(made.memory.read('linkStay')).toBe('kept');
  });

  it('leaves no address behind on a computer that others use too', async () => {
    made.memory.write('linkEmail', 'bea@example.com');
    made.store.dispatch(choosePersistence('session'));
    await request();
    expect(made.memory.read('linkEmail')).toBeNull();
    expect(made.memory.read('linkStay')).toBe('session');
  });

  it('that is refused for too many lets mails rest', async () => {
    made.signInMethods.failNext('sendSignInLink', 'too-many-requests');
    await request();
    expect(attempt()).toEqual({ status: 'refused', method: 'link', code: 'too-many-requests' });
    expect(made.read(selectCooldowns).mail?.count).toBe(1);
    expect(made.memory.read('linkEmail')).toBeNull();
  });

  it('can be asked for again', async () => {
    await request();
    await request();
    expect(made.signInMethods.mails).toHaveLength(2);
    expect(attempt().status).toBe('needsLink');
  });
});
