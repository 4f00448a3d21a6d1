import type { JSONWebKeySet } from 'jose'

/** A set of public keys, or one. */
export function readKeySet(text: string): JSONWebKeySet {
  const read = JSON.parse(text)
  return 'keys' in read ? read : { keys: [read] }
}
