import { Secret } from 'otpauth';
import { acceptedStep, newTotpSecret, totpCode, totpStep } from './totp';
import { TotpFactors } from './totpFactors';

/** The shared secret of RFC 6238, appendix B. */
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32;
const NOW = 1_111_111_109_000;

describe('time-based codes', () => {
  // Appendix B gives eight digits; six are the last of them.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s are those of RFC 6238', (seconds, code) => {
    expect(totpCode(RFC_SECRET, totpStep(seconds * 1000))).toBe(code);
  });

  it('are accepted as far away as allowed, and no further', () => {
    const step = totpStep(NOW);
    const accepted = (distance: number): number | null =>
      acceptedStep(RFC_SECRET, totpCode(RFC_SECRET, step + distance), {
        now: NOW,
        adjacentIntervals: 5,
        usedStep: null,
      });
    expect([-6, -5, 0, 5, 6].map(accepted)).toEqual([null, step - 5, step, step + 5, null]);
  });

  it('are good once, and void what came before them', () => {
    const step = totpStep(NOW);
    const accepted = (distance: number): number | null =>
      acceptedStep(RFC_SECRET, totpCode(RFC_SECRET, step + distance), {
        now: NOW,
        adjacentIntervals: 5,
        usedStep: step,
      });
    expect([-1, 0, 1].map(accepted)).toEqual([null, null, step + 1]);
  });

  it('come from secrets of 160 bits that differ', () => {
    const secrets = Array.from({ length: 20 }, newTotpSecret);
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});

describe('enrolled authenticator apps', () => {
  it('reveal a code that will be accepted, until none is left', () => {
    const factors = new TotpFactors(
      [{ mfaEnrollmentId: 'f', secret: RFC_SECRET, usedStep: totpStep(NOW) }],
      () => 2,
      () => NOW,
    );
    for (let left = 2; left > 0; left -= 1) expect(factors.verify('f', factors.reveal('f')?.code ?? '')).toBe(true);
    expect(factors.reveal('f')).toEqual({ secret: RFC_SECRET, code: null });
    expect(factors.reveal('other')).toBeNull();
    expect(factors.verify('other', '000000')).toBe(false);
  });

  it('outlive the service by their export, without those that were removed', () => {
    const factors = new TotpFactors(
      [],
      () => 0,
      () => NOW,
    );
    const ids = [1, 2].map(() => {
      const { sessionInfo, secret } = factors.begin('anna', 60);
      return factors.enrol(sessionInfo, totpCode(secret, totpStep(NOW)));
    });
    const kept = factors.export((id) => id === ids[1]);
    expect(kept).toHaveLength(1);
    const later = new TotpFactors(
      kept,
      () => 1,
      () => NOW,
    );
    expect(later.verify(ids[1] ?? '', later.reveal(ids[1] ?? '')?.code ?? '')).toBe(true);
    expect(later.reveal(ids[0] ?? '')).toBeNull();
  });

  it('are not enrolled with a wrong code, and an enrolment ends once', () => {
    const factors = new TotpFactors(
      [],
      () => 0,
      () => NOW,
    );
    const { sessionInfo, secret } = factors.begin('anna', 60);
    const code = totpCode(secret, totpStep(NOW));
    expect(factors.enrol(sessionInfo, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).toBeNull();
    expect(factors.enrol(sessionInfo, code)).not.toBeNull();
    expect(factors.enrol(sessionInfo, code)).toBeNull();
  });
});
