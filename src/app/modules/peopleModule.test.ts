/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { NO_APPS } from '../../testing/services/identitySdk';
import { peopleModule } from './peopleModule';

// Every page of members loads this module; what `/account` alone needs would come with it.
jest.mock('../../services/auth/account/firebaseAccountGateway', () => {
  throw new Error('The adapter of the account belongs to the page of the account only.');
});
jest.mock('./documents', () => ({ ownDocuments: () => ({}) }));
jest.mock('../../services/auth/session/firebaseSessionGateway', () => ({
  createFirebaseSessionGateway: () => 'session',
}));

test('what follows a person through every page comes without the adapter of the account', () => {
  const firebase = { apiKey: 'k', authDomain: 'd', projectId: 'p', storageBucket: 'b', appId: 'a', tenantId: null };
  const gateways = peopleModule.createGateways({ firebase, mailApps: NO_APPS, local: null });
  expect(Object.keys(gateways)).toEqual(['people', 'session']);
  expect(gateways.session).toBe('session');
});
