import { createFakePeopleGateway } from './fakePeopleGateway';
import { peopleGatewayContract } from './peopleGateway.contract';

peopleGatewayContract('fake', async () => {
  const people = createFakePeopleGateway();
  return {
    uid: 'ada',
    people,
    enterSales: async () => {
      people.sales = [
        { saleId: 'sale-1', title: 'Books', fate: 'leaves' },
        { saleId: 'sale-2', title: 'Chairs', fate: 'handedOver' },
        { saleId: 'sale-3', title: 'Clocks', fate: 'deleted' },
      ];
      return people.sales;
    },
  };
});
