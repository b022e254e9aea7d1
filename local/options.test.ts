import { parseOptions, UsageError } from './options';
import { DEFAULT_PORTS } from './net/ports';

describe('the options of npm start', () => {
  it('are the usual ones without any', () => {
    expect(parseOptions([], {})).toEqual({
      ports: DEFAULT_PORTS,
      data: null,
      fresh: false,
      sample: false,
      app: 'dev',
      help: false,
    });
  });

  it('take each port from its flag, then from the environment', () => {
    const args = ['--port', '7001', '--auth-port=7002', '--firestore-port', '7003'];
    const env = { LOTSMITH_PORT: '9', LOTSMITH_STORAGE_PORT: '7004', LOTSMITH_AUTH_PORT: '' };
    expect(parseOptions(args, env).ports).toEqual({ app: 7001, auth: 7002, firestore: 7003, storage: 7004 });
  });

  it('take the data folder from the flag, then from the environment', () => {
    expect(parseOptions(['--data', 'a'], { LOTSMITH_DATA: 'b' }).data).toBe('a');
    expect(parseOptions([], { LOTSMITH_DATA: 'b' }).data).toBe('b');
  });

  it.each([
    [['--fresh', '--sample'], { fresh: true, sample: true, app: 'dev' }],
    [['--no-app'], { app: 'none' }],
    [['--dist'], { app: 'dist' }],
    [['-h'], { help: true }],
  ])('%j', (args, expected) => {
    expect(parseOptions(args, {})).toMatchObject(expected);
  });

  it.each([
    [['--port', '0'], {}, /--port must be a port/],
    [['--port', '65536'], {}, /--port must be a port/],
    [['--port', '80x'], {}, /not "80x"/],
    [[], { LOTSMITH_AUTH_PORT: 'here' }, /LOTSMITH_AUTH_PORT must be a port/],
    [['--fersh'], {}, /--fersh/],
    [['sample'], {}, /sample/],
    [['--dist', '--no-app'], {}, /exclude each other/],
  ])('%j with %j is refused in words', (args, env, message) => {
    expect(() => parseOptions(args, env)).toThrow(UsageError);
    expect(() => parseOptions(args, env)).toThrow(message);
  });
});
