import type { DepartureSale } from '../../domain/sales/departure';
import type { OwnSettings, PeopleGateway } from '../../services/people/PeopleGateway';

/** Somebody who has no settings yet. */
export interface PeopleContractSubject {
  readonly uid: string;
  readonly people: PeopleGateway;
  /** Puts the person into one sale of each fate, and tells what should become of them. */
  enterSales(): Promise<readonly DepartureSale[]>;
}

const byFate = (sales: readonly DepartureSale[]) => [...sales].sort((a, b) => a.fate.localeCompare(b.fate));

async function until(what: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!what()) {
    if (Date.now() > end) throw new Error('It did not happen within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What every gateway of a person's own settings keeps. */
export function peopleGatewayContract(name: string, create: () => Promise<PeopleContractSubject>): void {
  describe(`people gateway: ${name}`, () => {
    let subject: PeopleContractSubject;
    let notified: OwnSettings[];
    let stop: () => void;
    const last = () => notified.at(-1);

    beforeEach(async () => {
      subject = await create();
      notified = [];
      stop = subject.people.follow(subject.uid, (settings) => notified.push(settings));
      await until(() => notified.length > 0);
    });
    afterEach(() => stop());

    it('sends the defaults of somebody who has settled nothing', () => {
      expect(notified[0]).toEqual({ locale: null, sessionsEndedAt: null });
    });

    it('sends a language that is chosen, and its end', async () => {
      await subject.people.saveLocale(subject.uid, 'de');
      await until(() => last()?.locale === 'de');
      await subject.people.saveLocale(subject.uid, null);
      await until(() => last()?.locale === null);
    });

    it('sends when all sessions were ended, by the time of the server, and keeps the language', async () => {
      await subject.people.saveLocale(subject.uid, 'de');
      await subject.people.endSessions(subject.uid);
      await until(() => typeof last()?.sessionsEndedAt === 'number');
      expect(Math.abs((last()?.sessionsEndedAt ?? 0) - Date.now())).toBeLessThan(60_000);
      expect(last()?.locale).toBe('de');
    });

    it('notifies nobody who has stopped listening', async () => {
      stop();
      const before = notified.length;
      await subject.people.saveLocale(subject.uid, 'de');
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(notified).toHaveLength(before);
    });

    it('says what leaving would do to each sale, and does nothing', async () => {
      const sales = await subject.enterSales();
      expect(byFate(await subject.people.departure(subject.uid))).toEqual(byFate(sales));
      expect(byFate(await subject.people.departure(subject.uid))).toEqual(byFate(sales));
    });

    it('leaves everything, also a second time', async () => {
      await subject.enterSales();
      await subject.people.saveLocale(subject.uid, 'de');
      await until(() => last()?.locale === 'de');
      await subject.people.depart(subject.uid);
      expect(await subject.people.departure(subject.uid)).toEqual([]);
      await until(() => last()?.locale === null);
      await subject.people.depart(subject.uid);
    });
  });
}
