import { countElsewhere } from '../waiting/elsewhere';

// For every test: what waits for idle must know what was begun before it.
afterAll(countElsewhere());
