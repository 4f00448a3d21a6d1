import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends a process at once, as a crash would; one that has ended already is left. */
export async function killChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
