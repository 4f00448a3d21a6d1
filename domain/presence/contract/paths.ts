/** Under these names each is told who is there, and who is talking, of the people whom they share a fair with. */
export const statusPath = '/users/status'
export const callingPath = '/users/calling'
