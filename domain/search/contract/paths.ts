/** Everything that was found, of all kinds. */
export const searchPaths = { search: '/search' } as const
