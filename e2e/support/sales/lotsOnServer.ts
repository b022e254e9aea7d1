import type { LocalAddresses } from '../../../local/net/project';
import { serverSide } from './documents';

type Stored = Awaited<ReturnType<ReturnType<typeof serverSide>['list']>>[number];

/** What a field of a document as REST shows it holds. */
export const valueOf = (field: Readonly<Record<string, unknown>> | undefined): unknown => Object.values(field ?? {})[0];

/** What the server has of every lot, in the order of their numbers. `more`: what else a test wants to see of a lot. */
export async function lotsOnServer(
  services: LocalAddresses,
  saleId: string,
  more: (lot: Stored) => object = () => ({}),
): Promise<object[]> {
  return (await serverSide(services).list(`sales/${saleId}/lots`))
    .map((lot) => ({
      number: Number(valueOf(lot.fields['number'])),
      title: valueOf(lot.fields['title']),
      description: valueOf(lot.fields['description']),
      low: Number(valueOf(lot.fields['estimateLow'])) / 100,
      high: Number(valueOf(lot.fields['estimateHigh'])) / 100,
      category: valueOf(lot.fields['category']),
      ...more(lot),
    }))
    .sort((one, other) => one.number - other.number);
}
