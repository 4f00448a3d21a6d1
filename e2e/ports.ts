/** Where the product listens for the browser tests. */
export const port = Number(process.env.E2E_PORT) || 3717

/** Where a provider of single sign-on listens, while the test of it runs. */
export const providerPort = port + 20_000

/** Where another program listens for webhooks, while the test of them runs. */
export const receiverPort = port + 20_001
