import type { Sale } from '../../domain/sale';
import { createFakeSalesGateway } from './fakeSalesGateway';
import { salesGatewayContract } from './salesGateway.contract';

salesGatewayContract('fake', () => {
  const server = new Map<string, Sale>();
  return {
    owner: { uid: 'ada', sales: createFakeSalesGateway('ada', server) },
    stranger: { uid: 'eve', sales: createFakeSalesGateway('eve', server) },
  };
});
