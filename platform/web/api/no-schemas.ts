/**
 * Stands in for TypeBox in the browser's build. The calls' contracts are written with it, and there they say only
 * what types they have: checking is the server's. Whoever wants to read a schema in the browser imports what it
 * is made of instead.
 */
const nothing = () => ({})

export const Type: Record<string, () => object> = new Proxy({}, { get: () => nothing })
