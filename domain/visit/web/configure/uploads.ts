/** What the server takes in for a booth; it looks at the bytes and decides. */
export const imageKinds = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
export const imageMax = 10_000_000
export const brochureKinds = ['application/pdf', ...imageKinds]
export const brochureMax = 25_000_000
