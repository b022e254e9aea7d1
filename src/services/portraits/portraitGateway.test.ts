import { createFakePortraitGateway } from '../../testing/fakes/fakePortraitGateway';
import { portraitGatewayContract } from '../../testing/contracts/portraitGateway.contract';

portraitGatewayContract('fake', async () => {
  const portraits = createFakePortraitGateway();
  return { uid: 'ada', portraits, stored: async () => portraits.stored.get('ada')?.size ?? null };
});
