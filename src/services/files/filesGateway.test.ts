import { createFakeFilesGateway } from '../../testing/fakes/fakeFilesGateway';
import { filesGatewayContract } from '../../testing/contracts/filesGateway.contract';

filesGatewayContract('fake', () => {
  const stored = new Map<string, Blob>();
  const [owner, stranger] = [createFakeFilesGateway('editor', stored), createFakeFilesGateway('stranger', stored)];
  owner.automatic = true;
  stranger.automatic = true;
  return { saleId: 'saleA000000000000000', owner, stranger };
});
