import {
  createSaleCheck,
  describePlatform,
  profilesOf,
  type SaleCheck,
} from '../../domain/platforms/validate/saleCheck';
import type { CheckReply, CheckRequest } from './checkMessages';

/** What stands in the worker: it answers each request in turn. */
export function answerChecks(): (request: CheckRequest) => CheckReply {
  let check: SaleCheck | null = null;
  return (request) => {
    try {
      if ('setup' in request) {
        const { setup } = request;
        const profiles = profilesOf(setup);
        check = createSaleCheck(profiles, setup);
        return { platforms: profiles.map((profile) => describePlatform(profile, setup.sale)) };
      }
      if (check === null) throw new Error('Lots came before what they are checked against.');
      return { answer: check.change(request.changed) };
    } catch (error) {
      return { broken: String(error) };
    }
  };
}
