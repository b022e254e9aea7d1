import { testServices } from './testServices';

describe('the services of the tests', () => {
  it('come from the variable that npm test sets', () => {
    const addresses = {
      auth: 'http://127.0.0.1:1',
      firestore: { host: '127.0.0.1', port: 2 },
      storage: { host: '127.0.0.1', port: 3 },
    };
    expect(testServices({ LOTSMITH_TEST_SERVICES: JSON.stringify({ ...addresses, pid: 1 }) })).toEqual(addresses);
  });

  it('are explained when they are missing', () => {
    expect(() => testServices({})).toThrow(/npm test -- services/);
  });
});
