import { notFound } from '../refusal.ts'
import { allImplementations, type Implementation } from './registry.ts'

/** @throws 404 for what is not a list that administrators keep. */
export function listCalled(name: string): Implementation {
  const found = allImplementations().find(list => list.name === name && list.keepsUsed)
  if (!found) throw notFound()
  return found
}
