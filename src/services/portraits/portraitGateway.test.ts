import { createFakePortraitGateway } from './fakePortraitGateway';
import { portraitGatewayContract } from './portraitGateway.contract';

portraitGatewayContract('fake', async () => {
  const portraits = createFakePortraitGateway();
  return { uid: 'ada', portraits, stored: async () => portraits.stored.get('ada')?.size ?? null };
});
