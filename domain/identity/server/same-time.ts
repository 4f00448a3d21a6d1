import { setTimeout as pause } from 'node:timers/promises'

const milliseconds = 150

/** Does work that must not tell by its length whether there was any. */
export async function atLeast(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), pause(milliseconds)])
}
