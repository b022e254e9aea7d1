/** Stands in for a CSS module in Jest: every class is its own name. */
const classes = new Proxy({}, { get: (_target, name) => String(name) });
export default classes;
