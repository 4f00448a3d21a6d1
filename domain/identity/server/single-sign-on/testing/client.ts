/** What the provider of the tests knows the platform by. */
export const client = { id: 'fair', secret: 'a-secret-that-only-these-two-know' }
