import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { packageRoot } from '#platform/server/database/package-root.ts'

export type Child = {
  pid: number
  lines: string[]
  /** The next line that it says, or undefined when it says no more. */
  next(): Promise<string | undefined>
  kill(): Promise<void>
  /** Asks it to end; resolves with its exit code when it has. */
  stop(): Promise<number | null>
}

/** What Node is given to run a script: its bundle where a run of everything has made one (`scripts/bundle-children.mjs`), else its source. */
export function scriptArguments(script: string): string[] {
  const bundle = join(process.env.TEST_CHILDREN ?? '', script.replace(/\.ts$/, '.js'))
  return process.env.TEST_CHILDREN && existsSync(bundle)
    ? [bundle]
    : ['--import', 'tsx', join(packageRoot, script)]
}

/** A script of ours in a process of its own, to be killed without warning. */
export function startChild(script: string, args: string[], env: Record<string, string> = {}): Child {
  const child: ChildProcess = spawn(process.execPath, [...scriptArguments(script), ...args], {
    cwd: packageRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout || child.pid === undefined) throw new Error(`${script} could not be started.`)
  const ended = once(child, 'exit')
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  reader.on('line', line => lines.push(line))
  const closed = once(reader, 'close')
  let read = 0
  return {
    pid: child.pid,
    lines,
    async next() {
      while (lines.length <= read) {
        const said = once(reader, 'line').then(() => true)
        said.catch(() => {})
        if (!(await Promise.race([said, closed.then(() => false)])) && lines.length <= read) return undefined
      }
      read += 1
      return lines[read - 1]
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
      await closed
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}
