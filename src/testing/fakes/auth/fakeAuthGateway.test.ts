import { authGatewayContract } from '../../contracts/auth/authGateway.contract';
import { createFakeAuthGateway } from './fakeAuthGateway';

describe('the fake identity gateway', () => {
  authGatewayContract(async () => {
    const gateway = createFakeAuthGateway();
    return { gateway, signInFlow: gateway, disable: async (email) => gateway.disable(email) };
  });
});
