/** Where the product listens for the browser tests. */
export const port = Number(process.env.E2E_PORT) || 3717

/** Where a provider of single sign-on listens, while the test of it runs. */
export const providerPort = port + 20_000
