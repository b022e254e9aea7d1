import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { salesGatewayContract } from '../../testing/contracts/salesGateway.contract';
import { createSaleServer } from './saleServer';

salesGatewayContract('fake', () => {
  const server = createSaleServer();
  return {
    owner: { uid: 'ada', sales: createFakeSalesGateway('ada', server) },
    stranger: { uid: 'eve', sales: createFakeSalesGateway('eve', server) },
  };
});
