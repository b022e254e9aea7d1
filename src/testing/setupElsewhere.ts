import { countElsewhere } from './elsewhere';

// For every test: what waits for idle must know what was begun before it.
afterAll(countElsewhere());
