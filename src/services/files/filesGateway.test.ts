import { createFakeFilesGateway } from './fakeFilesGateway';
import { filesGatewayContract } from './filesGateway.contract';

filesGatewayContract('fake', () => {
  const stored = new Map<string, Blob>();
  const [owner, stranger] = [createFakeFilesGateway('editor', stored), createFakeFilesGateway('stranger', stored)];
  owner.automatic = true;
  stranger.automatic = true;
  return { saleId: 'saleA000000000000000', owner, stranger };
});
