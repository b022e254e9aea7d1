import { createFakePeopleGateway } from '../../testing/fakes/fakePeopleGateway';
import { peopleGatewayContract } from '../../testing/contracts/peopleGateway.contract';

peopleGatewayContract('fake', async () => {
  const people = createFakePeopleGateway();
  return {
    uid: 'ada',
    people,
    enterSales: async () => {
      people.sales = [
        { saleId: 'sale-1', title: 'Books', fate: 'leaves', slug: null },
        { saleId: 'sale-2', title: 'Chairs', fate: 'handedOver', slug: null },
        { saleId: 'sale-3', title: 'Clocks', fate: 'deleted', slug: null },
      ];
      return people.sales;
    },
  };
});
