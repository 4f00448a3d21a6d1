/** Which of these ids a component of the library means by a key, to which it gives no type. */
export const idAmong = <Id extends string>(options: readonly { id: Id }[], key: unknown): Id | undefined =>
  options.find(({ id }) => id === key)?.id
